package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An analysis that runs on demand.
 *
 * @since 0.2.0
 */
public abstract class TmfOnDemandAnalysisElement extends TmfProjectModelElement
        implements ITmfStyledProjectModelElement {

    private final IOnDemandAnalysis analysis;

    /**
     * @param analysisName the name
     * @param resource the handle of a resource that stands for the analysis
     * @param parent the line that it is below
     * @param analysis the analysis
     */
    protected TmfOnDemandAnalysisElement(
            String analysisName,
            IResource resource,
            TmfOnDemandAnalysesElement parent,
            IOnDemandAnalysis analysis) {
        super(analysisName, resource, parent);
        this.analysis = analysis;
    }

    @Override
    public TmfOnDemandAnalysesElement getParent() {
        return (TmfOnDemandAnalysesElement) super.getParent();
    }

    @Override
    public abstract Image getIcon();

    @Override
    protected void refreshChildren() {
        // an analysis has none; its results are reports
    }

    /** Faint where the analysis cannot run. */
    @Override
    public @Nullable Styler getStyler() {
        return canRun() ? null : StyledString.QUALIFIER_STYLER;
    }

    /** The analysis. */
    public IOnDemandAnalysis getAnalysis() {
        return analysis;
    }

    /** Whether the analysis can run: the trace is open, and is one for it. */
    public boolean canRun() {
        ITmfTrace trace = getParent().getParent().getTrace();
        return trace != null && analysis.canExecute(trace);
    }

    /** What the analysis does, or why it cannot run. */
    public String getHelpMessage() {
        ITmfTrace trace = getParent().getParent().getTrace();
        return trace == null ? analysis.getHelpText() : analysis.getHelpText(trace);
    }
}
