package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.w3c.dom.Element;

/**
 * Changes one attribute. A change that is impossible, because of the type of a value, a number that
 * is no number, or an attribute that is no stack, is left out; the first of each change is logged.
 */
final class Assignment implements StateChange {

    private enum Kind {
        MODIFY,
        UPDATE,
        INCREMENT,
        DELETE,
        PUSH,
        POP,
        POP_ALL
    }

    private final FirstProblem problems;
    private final AttributePath path;
    private final ValueSource value;
    private final Kind kind;
    private final @Nullable ValueSource future;

    private Assignment(
            String place,
            AttributePath path,
            ValueSource value,
            Kind kind,
            @Nullable ValueSource future) {
        problems = new FirstProblem(place, "the state change is left out");
        this.path = path;
        this.value = value;
        this.kind = kind;
        this.future = future;
    }

    static Assignment of(
            String place,
            AttributePath path,
            Element element,
            ValueSource value,
            @Nullable ValueSource future) {
        return new Assignment(place, path, value, kind(element), future);
    }

    private static Kind kind(Element value) {
        switch (Elements.attribute(value, "stack")) {
            case "push":
                return Kind.PUSH;
            case "pop":
                return Kind.POP;
            case "popAll":
                return Kind.POP_ALL;
            default:
                if (Elements.attribute(value, "type").equals("delete")) {
                    return Kind.DELETE;
                }
                return Elements.flag(value, "increment", false)
                        ? Kind.INCREMENT
                        : Elements.flag(value, "update", false) ? Kind.UPDATE : Kind.MODIFY;
        }
    }

    /** A change that is to be made later; what the event tells is read before. */
    private record Later(String eventName, long time, int quark, @Nullable Object value) {}

    @Override
    public void run(EventScope scope) {
        attempt(scope, null);
    }

    /** Makes a change that is due now, or the one that the current event brings about. */
    private void attempt(EventScope scope, @Nullable Later due) {
        try {
            if (due == null) {
                begin(scope);
            } else {
                change(scope, due.time(), due.quark(), due.value());
            }
        } catch (StateValueTypeException
                | TimeRangeException
                | ArithmeticException
                | NumberFormatException
                | IllegalStateException e) {
            problems.log(
                    due == null ? scope.eventName() : due.eventName(),
                    due == null ? scope.time() : due.time(),
                    e);
        }
    }

    private void begin(EventScope scope) {
        int quark = path.find(scope, true);
        if (quark == AttributePath.NONE) {
            return;
        }
        ValueSource future = this.future;
        if (future == null) {
            change(scope, scope.time(), quark, given(scope));
        } else if (StateValues.convert(future.value(scope), "long") instanceof Long time
                && time.longValue() >= scope.time()) {
            Later later = new Later(scope.eventName(), time.longValue(), quark, given(scope));
            scope.later(later.time(), () -> attempt(scope, later));
        }
    }

    private @Nullable Object given(EventScope scope) {
        return switch (kind) {
            case MODIFY, UPDATE, INCREMENT, PUSH -> value.value(scope);
            case DELETE, POP, POP_ALL -> null;
        };
    }

    private void change(EventScope scope, long time, int quark, @Nullable Object given) {
        ITmfStateSystemBuilder states = scope.states();
        switch (kind) {
            case MODIFY -> states.modifyAttribute(time, given, quark);
            case UPDATE -> states.updateOngoingState(given, quark);
            case INCREMENT -> {
                if (given != null) {
                    states.modifyAttribute(
                            time, StateValues.sum(scope.ongoing(quark), given), quark);
                }
            }
            case DELETE -> states.removeAttribute(time, quark);
            case PUSH -> states.pushAttribute(time, given, quark);
            case POP -> states.popAttributeObject(time, quark);
            case POP_ALL -> {
                while (scope.ongoing(quark) instanceof Integer depth && depth.intValue() > 0) {
                    states.popAttributeObject(time, quark);
                }
            }
        }
    }
}
