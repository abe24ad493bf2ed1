//! Translation between the types of the record and those they mirror, both ways from one list.

use std::num::NonZeroU32;

/// A value with its counterpart among the arbiter's types, or the record's.
pub(crate) trait Mirror<T> {
    /// The counterpart.
    fn mirror(&self) -> T;
}

macro_rules! same {
    ($($kind:ty),+) => {
        $(
            impl Mirror<$kind> for $kind {
                fn mirror(&self) -> $kind {
                    self.clone()
                }
            }
        )+
    };
}

same!(u8, u16, u32, usize, NonZeroU32, Box<str>);

impl<A: Mirror<B>, B> Mirror<Option<B>> for Option<A> {
    fn mirror(&self) -> Option<B> {
        self.as_ref().map(Mirror::mirror)
    }
}

impl<A: Mirror<B>, B> Mirror<Box<B>> for Box<A> {
    fn mirror(&self) -> Box<B> {
        Box::new((**self).mirror())
    }
}

impl<A: Mirror<B>, B> Mirror<Vec<B>> for Vec<A> {
    fn mirror(&self) -> Vec<B> {
        self.iter().map(Mirror::mirror).collect()
    }
}

/// Translates a type of the record and its counterpart into each other, from one list of the
/// variants or fields. Both matches are exhaustive: a variant that only one side has does not
/// compile.
macro_rules! mirror {
    (enum $here:ident = $there:ty {
        $($variant:ident $(($($part:ident),+))? $({ $($field:ident),+ })?),+ $(,)?
    }) => {
        impl $crate::mirror::Mirror<$there> for $here {
            fn mirror(&self) -> $there {
                type There = $there;
                match self {
                    $(
                        Self::$variant $(($($part),+))? $({ $($field),+ })? => There::$variant
                            $(($($crate::mirror::Mirror::mirror($part)),+))?
                            $({ $($field: $crate::mirror::Mirror::mirror($field)),+ })?,
                    )+
                }
            }
        }

        impl $crate::mirror::Mirror<$here> for $there {
            fn mirror(&self) -> $here {
                match self {
                    $(
                        Self::$variant $(($($part),+))? $({ $($field),+ })? => $here::$variant
                            $(($($crate::mirror::Mirror::mirror($part)),+))?
                            $({ $($field: $crate::mirror::Mirror::mirror($field)),+ })?,
                    )+
                }
            }
        }

        $crate::mirror::conversions!($here, $there);
    };
    (struct $here:ident = $there:ty { $($field:ident),+ $(,)? }) => {
        impl $crate::mirror::Mirror<$there> for $here {
            fn mirror(&self) -> $there {
                type There = $there;
                let Self { $($field),+ } = self;
                There { $($field: $crate::mirror::Mirror::mirror($field)),+ }
            }
        }

        impl $crate::mirror::Mirror<$here> for $there {
            fn mirror(&self) -> $here {
                let Self { $($field),+ } = self;
                $here { $($field: $crate::mirror::Mirror::mirror($field)),+ }
            }
        }

        $crate::mirror::conversions!($here, $there);
    };
    (wrapper $here:ident = $there:ty) => {
        impl $crate::mirror::Mirror<$there> for $here {
            fn mirror(&self) -> $there {
                self.0.clone()
            }
        }

        impl $crate::mirror::Mirror<$here> for $there {
            fn mirror(&self) -> $here {
                $here(self.clone())
            }
        }

        $crate::mirror::conversions!($here, $there);
    };
    (number $here:ident = $there:ty) => {
        impl $crate::mirror::Mirror<$there> for $here {
            fn mirror(&self) -> $there {
                type There = $there;
                There { 0: self.0 }
            }
        }

        impl $crate::mirror::Mirror<$here> for $there {
            fn mirror(&self) -> $here {
                $here(self.0)
            }
        }

        $crate::mirror::conversions!($here, $there);
    };
}

/// What callers use.
macro_rules! conversions {
    ($here:ident, $there:ty) => {
        impl From<&$there> for $here {
            fn from(it: &$there) -> Self {
                $crate::mirror::Mirror::mirror(it)
            }
        }

        impl From<&$here> for $there {
            fn from(it: &$here) -> Self {
                $crate::mirror::Mirror::mirror(it)
            }
        }
    };
}

pub(crate) use {conversions, mirror};
