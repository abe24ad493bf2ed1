//! What may be left out of what a client sends.

use std::marker::PhantomData;

use ts_rs::{Config, TS, TypeVisitor};

/// A body of which every field has a default, as TypeScript has it: `Partial<T>`.
pub(crate) struct Partial<T>(PhantomData<T>);

impl<T: TS + 'static> TS for Partial<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("Partial<{}>", T::name(config))
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}
