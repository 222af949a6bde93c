package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A set of values (names of events, of fields, ...) that an analysis needs of a trace. {@link
 * #test} tells whether the trace has them, {@link #whyNot} says in a sentence what is missing.
 */
public abstract class TmfAbstractAnalysisRequirement implements Predicate<ITmfTrace> {

    /** The number of required values. */
    public enum PriorityLevel {
        /** None: the analysis shows more with them. */
        OPTIONAL,
        /** All of them or none of them. */
        ALL_OR_NOTHING,
        /** At least one. */
        AT_LEAST_ONE,
        /** All. */
        MANDATORY
    }

    private final Set<String> values;
    private final Set<String> information = Collections.synchronizedSet(new LinkedHashSet<>());
    private final PriorityLevel level;

    /**
     * Creates a requirement.
     *
     * @param values the values
     * @param level how many of them are needed
     */
    public TmfAbstractAnalysisRequirement(Collection<String> values, PriorityLevel level) {
        this.values = Collections.unmodifiableSet(new LinkedHashSet<>(values));
        this.level = level;
    }

    /**
     * Adds a hint for the user, for instance how to record such a trace.
     *
     * @param information one sentence
     */
    public void addInformation(String information) {
        this.information.add(information);
    }

    /** Returns the values; unmodifiable. */
    public Set<String> getValues() {
        return values;
    }

    /** Returns the hints for the user. */
    public Set<String> getInformation() {
        synchronized (information) {
            return new LinkedHashSet<>(information);
        }
    }

    /** Returns how many of the values are needed. */
    public PriorityLevel getPriorityLevel() {
        return level;
    }

    /**
     * Describes what a trace lacks.
     *
     * @param trace the trace
     * @return a sentence, empty when the requirement is met
     */
    public String whyNot(ITmfTrace trace) {
        return test(trace) ? "" : "The trace lacks " + describe(values) + '.';
    }

    /**
     * Returns whether as many values are present as the level asks for.
     *
     * @param present those of the values that are present
     * @return true when there are enough
     */
    protected final boolean isEnough(Collection<String> present) {
        return switch (level) {
            case OPTIONAL -> true;
            case ALL_OR_NOTHING -> present.isEmpty() || present.containsAll(values);
            case AT_LEAST_ONE -> values.isEmpty() || !present.isEmpty();
            case MANDATORY -> present.containsAll(values);
        };
    }

    /**
     * Writes the missing values as the level has it: "all of a, b" or "any of a, b".
     *
     * @param missing the values, not empty
     * @return the words
     */
    protected final String describe(Collection<String> missing) {
        String list = String.join(", ", missing);
        if (missing.size() == 1) {
            return list;
        }
        return (level == PriorityLevel.AT_LEAST_ONE ? "any of " : "all of ") + list;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " [" + level + ' ' + values + ']';
    }
}
