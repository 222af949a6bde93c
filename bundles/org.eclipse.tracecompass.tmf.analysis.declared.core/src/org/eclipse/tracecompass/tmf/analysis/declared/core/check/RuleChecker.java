package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.IntegerLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Change;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Increment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Modify;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Pop;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Push;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Remove;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Checks rules: their events, their statements, the values that attributes get. */
final class RuleChecker {

    private final Symbols symbols;
    private final TypeTable attributes;
    private final Optional<EventCatalog> catalog;
    private final Findings findings;
    private final Writes writes;
    private final ExpressionTypes types;
    private final LabelHints hints = new LabelHints();

    RuleChecker(
            Symbols symbols,
            TypeTable attributes,
            Optional<EventCatalog> catalog,
            Findings findings,
            Writes writes) {
        this.symbols = symbols;
        this.attributes = attributes;
        this.catalog = catalog;
        this.findings = findings;
        this.writes = writes;
        types =
                new ExpressionTypes(
                        new References(symbols, catalog, findings), attributes, findings);
    }

    void check(EventRule rule, StatesFile file) {
        FieldUses uses = new FieldUses(rule, symbols);
        Optional<EventFields> fields =
                catalog.map(catalog -> fields(rule, uses, catalog))
                        .filter(known -> !known.events().isEmpty());
        RuleScope scope = new RuleScope(uses, fields);
        rule.when().ifPresent(when -> types.condition(when, scope));
        block(rule.body(), scope, file);
    }

    private EventFields fields(EventRule rule, FieldUses uses, EventCatalog catalog) {
        if (rule.events().isCarrier()) {
            return carriers(rule, uses, catalog);
        }
        for (String name : rule.events().names()) {
            EventSelector one = new EventSelector(List.of(name));
            if (catalog.events().stream().noneMatch(one::matches)) {
                findings.warning(
                        rule.origin(),
                        EventSelector.isPattern(name)
                                ? "The trace has no events of the pattern " + name
                                : "The trace has no event " + name,
                        Suggestions.of(name, catalog.events()));
            }
        }
        return new EventFields(
                catalog,
                catalog.events().stream().filter(rule.events()::matches).sorted().toList());
    }

    /** A rule without a name is for the events that have all it needs. */
    private EventFields carriers(EventRule rule, FieldUses uses, EventCatalog catalog) {
        List<String> events =
                catalog.events().stream()
                        .filter(
                                event -> {
                                    EventFields one = new EventFields(catalog, List.of(event));
                                    return uses.needed().stream().allMatch(one::has);
                                })
                        .sorted()
                        .toList();
        if (events.isEmpty()) {
            String needed =
                    String.join(", ", uses.needed().stream().map(References::name).toList());
            findings.warning(
                    rule.origin(),
                    "The trace has no event with all of the fields " + needed,
                    "Name the event: on … { }, or declare the labels");
        }
        return new EventFields(catalog, events);
    }

    private void block(Block block, RuleScope scope, StatesFile file) {
        Set<String> given = new HashSet<>();
        for (Statement statement : block.statements()) {
            if (findings.isFull()) {
                return;
            }
            switch (statement) {
                case Change change -> change(change, scope, file);
                case If choice -> {
                    types.condition(choice.condition(), scope);
                    block(choice.then(), scope.inner(), file);
                    choice.otherwise()
                            .ifPresent(otherwise -> block(otherwise, scope.inner(), file));
                }
                case Let let -> let(let, scope, given);
            }
        }
    }

    private void let(Let let, RuleScope scope, Set<String> given) {
        StaticType type = types.typeOf(let.value(), scope);
        boolean again = scope.name(let.name(), type) != null;
        if (!given.add(let.name())) {
            findings.error(
                    let.origin(),
                    "The name " + let.name() + " is given twice in a block",
                    "Use another name; keep changing values in attributes");
        } else if (again) {
            findings.warning(
                    let.origin(), "The name " + let.name() + " hides one of an outer block", "");
        } else if (symbols.labels().contains(let.name())) {
            findings.warning(let.origin(), "The name " + let.name() + " hides a label", "");
        }
    }

    private void change(Change change, RuleScope scope, StatesFile file) {
        types.path(change.path(), scope);
        Shape attribute = Shape.of(change.path());
        Optional<StaticType> wanted = attributes.typeOf(attribute).map(StaticType::of);
        StaticType value =
                change.operand()
                        .map(operand -> types.typeOf(operand, scope))
                        .orElse(StaticType.of(ValueType.NULL));
        switch (change) {
            case Modify modify -> {
                given(modify.value(), value, wanted, attribute, scope);
                writes.add(attribute, file, change.origin(), Writes.Kind.VALUE, value);
            }
            case Push push -> {
                given(push.value(), value, wanted, attribute, scope);
                writes.add(attribute, file, change.origin(), Writes.Kind.STACK, value);
            }
            case Pop pop ->
                    writes.add(
                            attribute,
                            file,
                            change.origin(),
                            Writes.Kind.STACK,
                            StaticType.of(ValueType.NULL));
            case Increment increment -> {
                increment(increment, value, wanted, attribute);
                StaticType sum =
                        increment.by().isPresent() ? value : StaticType.of(ValueType.INTEGER);
                writes.add(attribute, file, change.origin(), Writes.Kind.SUM, sum);
            }
            case Remove remove -> {}
        }
    }

    private void given(
            Expression expression,
            StaticType value,
            Optional<StaticType> wanted,
            Shape attribute,
            RuleScope scope) {
        types.value(value, wanted, expression, attribute);
        Optional<Enumeration> table = wanted.flatMap(StaticType::table).flatMap(symbols::table);
        if (table.isEmpty()) {
            return;
        }
        if (expression instanceof IntegerLiteral literal
                && table.get().byValue(literal.value()).isEmpty()) {
            findings.warning(
                    expression.origin(),
                    "The table " + table.get().name() + " has no label for " + literal.value(),
                    "It will be shown as a number");
        }
        if (scope.fields().isEmpty()
                && expression instanceof Reference name
                && name.path().size() == 1
                && symbols.meaning(name, scope.locals()::has) instanceof Symbols.Field) {
            nearLabel(name, table.get());
        }
    }

    /** Where no trace tells the names of fields, a misspelt label would go for one. */
    private void nearLabel(Reference name, Enumeration table) {
        String hint = hints.of(name.name(), table);
        if (!hint.isEmpty()) {
            findings.warning(
                    name.origin(),
                    "The table "
                            + table.name()
                            + " has no label "
                            + name.name()
                            + "; it is read as a field",
                    hint);
        }
    }

    private void increment(
            Increment increment, StaticType by, Optional<StaticType> wanted, Shape attribute) {
        increment
                .by()
                .filter(amount -> !by.type().mayBeNumber())
                .ifPresent(
                        amount ->
                                findings.error(
                                        amount.origin(),
                                        "An attribute is incremented by a number, not "
                                                + by.words(),
                                        ""));
        if (wanted.isPresent()
                && (wanted.get().table().isPresent() || !wanted.get().type().mayBeNumber())) {
            findings.error(
                    increment.origin(),
                    "The attribute " + attribute + " cannot be incremented",
                    "Its type is " + wanted.get().words());
        } else if (wanted.isPresent()
                && wanted.get().type() == ValueType.INTEGER
                && by.type() == ValueType.DOUBLE) {
            findings.error(
                    increment.origin(),
                    "The attribute " + attribute + " is incremented by a fraction",
                    "Give it the type double, or write int(…)");
        }
    }
}
