package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/** The base of the classes made by {@link RuleClasses}: a rule, or a part of a long one. */
abstract class GeneratedRule {

    /**
     * Carries the rule out for an event.
     *
     * @throws Fault if the event is bad; the moment knows the statement
     */
    abstract void run(Moment m);
}
