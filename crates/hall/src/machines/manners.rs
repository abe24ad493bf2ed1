//! What the machine says to offers and requests.

use jadoube_laws::Color;
use jadoube_protocol::TableAct;
use jadoube_record::{Act, Person, PersonKind};

use crate::{Hall, Table, Visitor, secrets, table::MachineAsked};

/// What a machine at a table is to answer, as it stands: it declines a draw, agrees to take back,
/// and plays again.
pub(crate) fn asked_of_machine(table: &Table) -> Option<(Person, TableAct)> {
    let machine = |color: Color| {
        let seated = table.seat(color);
        seated.filter(|person| person.kind == PersonKind::Machine)
    };
    Color::ALL.into_iter().find_map(|color| {
        let machine = machine(!color)?;
        let offers = table.game().offer().is_some_and(|offer| offer.by == color);
        let again = table.wants_rematch(color) && !table.wants_rematch(!color);
        let act = if table.takeback() == Some(color) {
            TableAct::Takeback
        } else if offers {
            TableAct::Act(Act::Decline)
        } else if again {
            TableAct::Rematch
        } else {
            return None;
        };
        Some((machine.clone(), act))
    })
}

impl Hall {
    /// The machine answers what it is asked.
    pub(crate) fn machine_asked(&self, asked: MachineAsked) {
        let hall = self.clone();
        tokio::spawn(async move {
            let MachineAsked {
                table,
                machine,
                act,
            } = asked;
            let visitor = Visitor {
                id: machine.id,
                name: machine.name,
                kind: machine.kind,
                roles: Vec::new(),
                scopes: None,
            };
            // What is no longer asked by then, the table refuses.
            let _ = hall.act(table, visitor, secrets::code(12), act).await;
        });
    }
}
