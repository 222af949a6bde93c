package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;

/** What a pattern does when a scenario takes a transition. */
@FunctionalInterface
interface PatternAction {

    /**
     * Does it.
     *
     * @param scope the event
     * @param scenario the scenario
     */
    void run(EventScope scope, Scenario scenario);
}
