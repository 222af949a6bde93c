package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.List;

/**
 * An analysis that has something to say about its result: what a person who looks at it should
 * know, such as events that contradict each other. Screens show it with the analysis, the command
 * line after it.
 */
public interface IAnalysisNotes {

    /**
     * {@return what there is to say once the analysis is complete, a phrase each without a full
     * stop; empty if there is nothing} Any thread may ask.
     */
    List<String> getNotes();
}
