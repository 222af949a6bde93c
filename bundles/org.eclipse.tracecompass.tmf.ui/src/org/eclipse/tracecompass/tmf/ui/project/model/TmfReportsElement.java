package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysisReport;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The line of a trace or experiment below which the reports of analyses on demand are. They last as
 * long as the program.
 *
 * @since 0.2.0
 */
public class TmfReportsElement extends TmfProjectModelElement {

    /** What the path of the element ends with. */
    public static final String PATH_ELEMENT = ".reports";

    /**
     * @param resource the handle of a resource that stands for the element
     * @param parent the trace or experiment
     */
    protected TmfReportsElement(IResource resource, TmfCommonProjectElement parent) {
        super(Messages.TmfReportsElement_Name, resource, parent);
    }

    @Override
    public TmfCommonProjectElement getParent() {
        return (TmfCommonProjectElement) super.getParent();
    }

    @Override
    public Image getIcon() {
        return Icons.image("details.svg");
    }

    @Override
    protected void refreshChildren() {
        // reports come by addReport
    }

    /** Adds a report, and shows it; another report of its name stays. */
    public void addReport(IOnDemandAnalysisReport report) {
        String name = report.getName();
        String path = name;
        for (int i = 2; getChildAt(path) != null; i++) {
            path = name + '(' + i + ')';
        }
        addChild(
                new TmfReportElement(
                        name, TraceResources.handle(getResource(), path), this, report));
        getParent().show(this);
    }

    private ITmfProjectModelElement getChildAt(String path) {
        return childAt(getPath().append(path));
    }

    /** Removes a report. */
    public void removeReport(IOnDemandAnalysisReport report) {
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfReportElement element && element.getReport() == report) {
                removeChild(child);
            }
        }
        getParent().refresh();
    }
}
