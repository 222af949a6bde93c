package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import org.eclipse.tracecompass.common.core.text.Wildcards;

/**
 * The events of a rule.
 *
 * @param names names of events, in which {@code *} stands for any text. None at all: the rule stood
 *     outside {@code on} and is for the event class that carries the declaration; in a file of its
 *     own it is for all events that have the fields it needs.
 */
public record EventSelector(List<String> names) {

    /** The events of a rule that names none. */
    public static final EventSelector CARRIER = new EventSelector(List.of());

    /** Keeps the names as they are at this moment. */
    public EventSelector {
        names = List.copyOf(names);
    }

    /** Returns whether the rule names no event. */
    public boolean isCarrier() {
        return names.isEmpty();
    }

    /**
     * Returns whether the selector matches an event of this name; always false for {@link
     * #CARRIER}.
     */
    public boolean matches(String event) {
        for (String name : names) {
            if (Wildcards.match(name, event)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether one of the names of a selector is more than the name of a single event. */
    public static boolean isPattern(String name) {
        return name.indexOf('*') >= 0;
    }
}
