package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider.FutureEventType;
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

    @Override
    public void run(EventScope scope) {
        try {
            int quark = path.find(scope, true);
            if (quark != AttributePath.NONE) {
                change(scope, quark);
            }
        } catch (StateValueTypeException
                | TimeRangeException
                | ArithmeticException
                | NumberFormatException
                | IllegalStateException e) {
            problems.log(scope, e);
        }
    }

    private void change(EventScope scope, int quark) {
        ValueSource future = this.future;
        if (future != null) {
            later(scope, quark, StateValues.convert(future.value(scope), "long"));
            return;
        }
        ITmfStateSystemBuilder states = scope.states();
        long time = scope.time();
        switch (kind) {
            case MODIFY -> states.modifyAttribute(time, value.value(scope), quark);
            case UPDATE -> states.updateOngoingState(value.value(scope), quark);
            case INCREMENT -> {
                Object added = value.value(scope);
                if (added != null) {
                    states.modifyAttribute(
                            time, StateValues.sum(scope.ongoing(quark), added), quark);
                }
            }
            case DELETE -> states.removeAttribute(time, quark);
            case PUSH -> states.pushAttribute(time, value.value(scope), quark);
            case POP -> states.popAttributeObject(time, quark);
            case POP_ALL -> {
                while (scope.ongoing(quark) instanceof Integer depth && depth.intValue() > 0) {
                    states.popAttributeObject(time, quark);
                }
            }
        }
    }

    private void later(EventScope scope, int quark, @Nullable Object at) {
        if (at instanceof Long time && time.longValue() >= scope.time()) {
            FutureEventType type =
                    switch (kind) {
                        case PUSH -> FutureEventType.PUSH;
                        case POP, POP_ALL -> FutureEventType.POP;
                        default -> FutureEventType.MODIFICATION;
                    };
            Object later = value.value(scope);
            if (kind == Kind.INCREMENT && later != null) {
                later = StateValues.sum(scope.ongoing(quark), later);
            }
            scope.provider().addFutureEvent(time.longValue(), later, quark, type);
        }
    }
}
