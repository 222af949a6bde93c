package org.eclipse.tracecompass.tmf.testkit.rogue;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An analysis as a plug-in of others may have one: it throws, or it hangs and cannot be stopped.
 */
@NonNullByDefault({})
public final class RogueAnalysis extends TmfAbstractAnalysisModule implements Runnable {

    /** The system property that ends all that hang. */
    public static final String RELEASE = "astrolabe.test.rogue.release";

    /** Its id. */
    public static final String ID = "rogue.analysis";

    /** The name of the parameter that says whether it throws. */
    public static final String THROWS = "throws";

    /** Called by the test. */
    public RogueAnalysis() {
        setId(ID);
        setName("Rogue");
        addParameter(THROWS);
    }

    @Override
    public boolean canExecute(ITmfTrace trace) {
        return true;
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) {
        if (getParameter(THROWS) != null) {
            throw new IllegalStateException("no lamp is on");
        }
        run();
        return true;
    }

    /** Hangs. */
    @Override
    public void run() {
        while (!Boolean.getBoolean(RELEASE)) {
            Thread.onSpinWait();
        }
    }

    @Override
    protected void canceling() {
        // It does not listen.
    }
}
