package org.eclipse.tracecompass.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.w3c.dom.Element;

/** The views that files of XML analyses have. Thread-safe. */
public final class XmlViews {

    private XmlViews() {}

    /** Returns the views of an analysis; none if it has no state system. */
    public static List<XmlView> of(IAnalysisModule module) {
        List<XmlView> views = new ArrayList<>();
        for (XmlView.Kind kind : XmlView.Kind.values()) {
            views.addAll(of(module, kind));
        }
        return views;
    }

    /** Returns the views of an analysis of a kind; none if it has no state system. */
    public static List<XmlView> of(IAnalysisModule module, XmlView.Kind kind) {
        List<XmlView> views = new ArrayList<>();
        if (module instanceof TmfStateSystemAnalysisModule) {
            for (Element element : XmlAnalysisFiles.elements(kind.elementName())) {
                List<String> listed = XmlView.listed(element);
                if (listed.isEmpty() || listed.contains(module.getId())) {
                    views.add(new XmlView(kind, element, module.getId(), module.getName()));
                }
            }
        }
        return views;
    }

    /**
     * Returns the views of all analyses of a trace or of the traces of an experiment, each once.
     *
     * @param trace the trace
     */
    public static List<XmlView> of(ITmfTrace trace) {
        List<XmlView> views = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : part.getAnalysisModules()) {
                for (XmlView view : of(module)) {
                    if (ids.add(view.providerId())) {
                        views.add(view);
                    }
                }
            }
        }
        return views;
    }
}
