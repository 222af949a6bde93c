package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysisReport;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The report of an analysis on demand.
 *
 * @since 0.2.0
 */
public class TmfReportElement extends TmfProjectModelElement {

    private final IOnDemandAnalysisReport report;

    /**
     * @param reportName the name
     * @param resource the handle of a resource that stands for the report
     * @param parent the line that it is below
     * @param report the report
     */
    protected TmfReportElement(
            String reportName,
            IResource resource,
            TmfReportsElement parent,
            IOnDemandAnalysisReport report) {
        super(reportName, resource, parent);
        this.report = report;
    }

    @Override
    public TmfReportsElement getParent() {
        return (TmfReportsElement) super.getParent();
    }

    @Override
    public Image getIcon() {
        return Icons.image("details.svg");
    }

    @Override
    protected void refreshChildren() {
        // a report has none
    }

    /** The report. */
    public IOnDemandAnalysisReport getReport() {
        return report;
    }
}
