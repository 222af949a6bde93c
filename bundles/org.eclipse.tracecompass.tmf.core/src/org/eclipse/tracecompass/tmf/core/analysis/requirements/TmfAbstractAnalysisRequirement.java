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

    /** How many of the values are needed. */
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

    private final Set<String> fValues;
    private final Set<String> fInformation = Collections.synchronizedSet(new LinkedHashSet<>());
    private final PriorityLevel fLevel;

    /**
     * Creates a requirement.
     *
     * @param values the values
     * @param level how many of them are needed
     */
    public TmfAbstractAnalysisRequirement(Collection<String> values, PriorityLevel level) {
        fValues = Collections.unmodifiableSet(new LinkedHashSet<>(values));
        fLevel = level;
    }

    /**
     * Adds a hint for the user, for instance how to record such a trace.
     *
     * @param information one sentence
     */
    public void addInformation(String information) {
        fInformation.add(information);
    }

    /** Returns the values; unmodifiable. */
    public Set<String> getValues() {
        return fValues;
    }

    /** Returns the hints for the user. */
    public Set<String> getInformation() {
        synchronized (fInformation) {
            return new LinkedHashSet<>(fInformation);
        }
    }

    /** Returns how many of the values are needed. */
    public PriorityLevel getPriorityLevel() {
        return fLevel;
    }

    /**
     * Says what a trace lacks.
     *
     * @param trace the trace
     * @return a sentence, empty when the requirement is met
     */
    public String whyNot(ITmfTrace trace) {
        return test(trace) ? "" : "The trace lacks " + describe(fValues) + '.';
    }

    /**
     * Tells whether as many values are present as the level asks for.
     *
     * @param present those of the values that are present
     * @return true when there are enough
     */
    protected final boolean isEnough(Collection<String> present) {
        return switch (fLevel) {
            case OPTIONAL -> true;
            case ALL_OR_NOTHING -> present.isEmpty() || present.containsAll(fValues);
            case AT_LEAST_ONE -> fValues.isEmpty() || !present.isEmpty();
            case MANDATORY -> present.containsAll(fValues);
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
        return (fLevel == PriorityLevel.AT_LEAST_ONE ? "any of " : "all of ") + list;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " [" + fLevel + ' ' + fValues + ']';
    }
}
