package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * An analysis on demand that the user has defined.
 *
 * @since 0.2.0
 */
public class TmfUserDefinedOnDemandAnalysisElement extends TmfOnDemandAnalysisElement {

    /**
     * @param analysisName the name
     * @param resource the handle of a resource that stands for the analysis
     * @param parent the line that it is below
     * @param analysis the analysis
     */
    protected TmfUserDefinedOnDemandAnalysisElement(
            String analysisName,
            IResource resource,
            TmfOnDemandAnalysesElement parent,
            IOnDemandAnalysis analysis) {
        super(analysisName, resource, parent, analysis);
    }

    @Override
    public Image getIcon() {
        return Icons.image(canRun() ? Icons.DONE : Icons.UNABLE);
    }
}
