package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine.Mark;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.PlatformUI;

/** The XML views of a trace in the Traces view. */
public final class XmlLines implements ITraceLineSource {

    private static final String GROUP = "org.eclipse.tracecompass.tmf.analysis.xml";

    /** The part that shows segments of an analysis. */
    private record Segments(String viewId, String analysis) {}

    @Override
    public List<TraceLine> linesOf(ITmfTrace trace) {
        List<TraceLine> lines = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            for (XmlView view : XmlViews.of(module)) {
                lines.add(line(view.providerId(), view.label(), module.getName(), view));
            }
            if (XmlOutputs.isPattern(module)) {
                lines.add(segments(XmlSegmentsView.ID, Messages.Title_Segments, module));
                lines.add(segments(XmlStatisticsView.ID, Messages.Title_Statistics, module));
            }
        }
        return lines.isEmpty()
                ? List.of()
                : List.of(
                        new TraceLine(
                                GROUP,
                                Messages.Lines_Group,
                                "",
                                Messages.Lines_GroupHelp,
                                Mark.ON,
                                GROUP,
                                lines));
    }

    private static TraceLine segments(String viewId, String title, IAnalysisModule module) {
        return line(
                viewId + ':' + module.getId(),
                NLS.bind(title, XmlOutputs.titled(module)),
                "",
                new Segments(viewId, module.getId()));
    }

    private static TraceLine line(String id, String label, String detail, Object subject) {
        return new TraceLine(
                id, label, detail, Messages.Lines_ViewHelp, Mark.VIEW, subject, List.of());
    }

    @Override
    public void open(ITmfTrace trace, TraceLine line) {
        if (line.subject() instanceof XmlView view) {
            ShownView.open(view);
        } else if (line.subject() instanceof Segments segments) {
            ShownView.open(segments.viewId(), segments.analysis());
        } else {
            manage();
        }
    }

    private static void manage() {
        ManageDialog.open(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell());
    }

    @Override
    public void fillMenu(IMenuManager menu, ITmfTrace trace, List<TraceLine> lines) {
        if (lines.stream().anyMatch(line -> line.mark() == Mark.VIEW)) {
            add(
                    menu,
                    Messages.Action_OpenView,
                    () ->
                            lines.stream()
                                    .filter(line -> line.mark() == Mark.VIEW)
                                    .forEach(line -> open(trace, line)));
        }
        add(menu, Messages.Action_Manage, XmlLines::manage);
    }

    private static void add(IMenuManager menu, String text, Runnable run) {
        menu.add(RunAction.push(text, null, run));
    }
}
