package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.FieldUses;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Carries declarations out in the simplest way there is, for tests: what it gives is what the
 * language means. It knows fields of events, not contexts, structures or the trace.
 */
public final class Interpreter {

    private final List<StatesFile> files;
    private final Symbols symbols;
    private final OracleHistory history = new OracleHistory();
    private long badEvents;

    /** Carries out some declarations. */
    public Interpreter(List<StatesFile> files) {
        this.files = List.copyOf(files);
        symbols = new Symbols(files);
    }

    /** Carries out the rules for an event. */
    public void handle(OracleEvent event) {
        for (StatesFile file : files) {
            for (EventRule rule : file.rules()) {
                if (isFor(rule, event)) {
                    run(rule, event);
                }
            }
        }
    }

    /** Returns the changes of each attribute so far, "time value". */
    public Map<String, List<String>> changes() {
        return history.changes();
    }

    /** Returns how often a rule was broken off. */
    public long badEvents() {
        return badEvents;
    }

    private boolean isFor(EventRule rule, OracleEvent event) {
        if (!rule.events().isCarrier()) {
            return rule.events().matches(event.name());
        }
        return new FieldUses(rule, symbols)
                .needed().stream().allMatch(field -> event.fields().containsKey(field.name()));
    }

    private void run(EventRule rule, OracleEvent event) {
        Evaluator evaluator = new Evaluator(symbols, history, event);
        try {
            if (rule.when().isEmpty() || evaluator.truth(rule.when().get(), Map.of())) {
                block(rule.body(), Map.of(), evaluator, event.time());
            }
        } catch (BadEvent e) {
            badEvents++;
        }
    }

    private void block(
            Block block, Map<String, @Nullable Object> outer, Evaluator evaluator, long time) {
        Map<String, @Nullable Object> locals = new HashMap<>(outer);
        for (Statement statement : block.statements()) {
            switch (statement) {
                case Statement.Change change -> change(change, locals, evaluator, time);
                case Statement.Let let ->
                        locals.put(let.name(), evaluator.value(let.value(), locals));
                case Statement.If choice -> {
                    Optional<Block> chosen =
                            evaluator.truth(choice.condition(), locals)
                                    ? Optional.of(choice.then())
                                    : choice.otherwise();
                    chosen.ifPresent(inner -> block(inner, locals, evaluator, time));
                }
            }
        }
    }

    private void change(
            Statement.Change change,
            Map<String, @Nullable Object> locals,
            Evaluator evaluator,
            long time) {
        Object value =
                change.operand().isPresent()
                        ? evaluator.value(change.operand().get(), locals)
                        : (Object) 1L;
        if (change instanceof Statement.Increment && value == null) {
            return;
        }
        AttributePath path = change.path();
        List<String> attribute = evaluator.path(path, locals);
        if (attribute == null) {
            return;
        }
        switch (change) {
            case Statement.Modify modify -> history.set(time, stored(value, attribute), attribute);
            case Statement.Push push -> history.push(time, stored(value, attribute), attribute);
            case Statement.Pop pop -> history.pop(time, attribute);
            case Statement.Remove remove -> history.remove(time, attribute);
            case Statement.Increment increment ->
                    history.set(time, stored(sum(attribute, value), attribute), attribute);
        }
    }

    private Object sum(List<String> attribute, @Nullable Object amount) {
        Object now = history.get(attribute);
        Object before = now == null ? (Object) 0L : now;
        if (!(before instanceof Number a) || !(amount instanceof Number b)) {
            throw new BadEvent("not a number");
        }
        return a instanceof Double || b instanceof Double
                ? (Object) (a.doubleValue() + b.doubleValue())
                : (Object) (a.longValue() + b.longValue());
    }

    /** Returns what is kept of a value: what the type of the attribute says, else as it is. */
    private @Nullable Object stored(@Nullable Object value, List<String> attribute) {
        if (value == null) {
            return null;
        }
        Optional<AttributeType> type = symbols.typeOf(attribute);
        if (type.isEmpty()) {
            return value instanceof Boolean truth
                    ? (Object) (truth ? 1L : 0L)
                    : value instanceof String text ? Evaluator.limited(text) : value;
        }
        return switch (type.get()) {
            case AttributeType.Table table -> narrow(value);
            case AttributeType.Plain plain ->
                    switch (plain) {
                        case INT -> narrow(value);
                        case LONG -> whole(value);
                        case DOUBLE -> {
                            if (value instanceof Number number) {
                                yield (Object) number.doubleValue();
                            }
                            throw new BadEvent("not a number");
                        }
                        case STRING -> {
                            if (value instanceof String text) {
                                yield Evaluator.limited(text);
                            }
                            throw new BadEvent("not a text");
                        }
                    };
        };
    }

    private static Object narrow(Object value) {
        long number = whole(value);
        if (number != (int) number) {
            throw new BadEvent("more than 32 bits");
        }
        return (int) number;
    }

    private static Long whole(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? 1L : 0L;
        }
        if (value instanceof Long number) {
            return number;
        }
        throw new BadEvent("not a whole number");
    }
}
