package org.eclipse.tracecompass.tmf.core.analysis.callsite;

import java.util.Iterator;

/** Goes through call sites in time, in both directions. */
public interface ITmfCallsiteIterator extends Iterator<TimeCallsite> {

    /** Returns true when there is an earlier call site. */
    boolean hasPrevious();

    /**
     * Steps back.
     *
     * @return the previous call site
     * @throws java.util.NoSuchElementException when there is none
     */
    TimeCallsite previous();
}
