package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.SegmentStoreDensityView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter.SegmentStoreScatterView2;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.analysis.ITmfNewAnalysisModuleListener;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisOutputs;
import org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput;

/** Gives new analyses the views that files of XML analyses have for them. */
public final class XmlOutputs implements ITmfNewAnalysisModuleListener {

    /** Made for the extension point, before there are analyses. */
    public XmlOutputs() {
        AnalysisOutputs.leaveOut(XmlOutputs::isPattern);
    }

    @NonNullByDefault({})
    @Override
    public void moduleCreated(IAnalysisModule module) {
        if (isPattern(module)) {
            module.registerOutput(
                    new Output(
                            XmlStatisticsView.ID,
                            module.getId(),
                            NLS.bind(Messages.Title_Statistics, titled(module))));
            module.registerOutput(
                    new Output(
                            XmlSegmentsView.ID,
                            module.getId(),
                            NLS.bind(Messages.Title_Segments, titled(module))));
            module.registerOutput(
                    new TmfAnalysisViewOutput(SegmentStoreScatterView2.ID, module.getId()));
            module.registerOutput(
                    new TmfAnalysisViewOutput(SegmentStoreDensityView.ID, module.getId()));
        }
        if (XmlAnalyses.isXml(module)) {
            for (XmlView view : XmlViews.of(module)) {
                module.registerOutput(
                        new Output(
                                view.kind() == XmlView.Kind.XY
                                        ? XmlChartView.ID
                                        : XmlTimeGraphView.ID,
                                view.name(),
                                module.getName() + ": " + view.label()));
            }
        }
    }

    /** Returns whether an analysis finds the segments of a pattern. */
    static boolean isPattern(IAnalysisModule module) {
        return module instanceof ISegmentStoreProvider && XmlAnalyses.isXml(module);
    }

    /** Returns the name of an analysis with the prefix of its views. */
    static String titled(IAnalysisModule module) {
        String prefix = XmlAnalyses.viewLabelPrefix(module);
        return prefix.isEmpty() ? module.getName() : prefix + ' ' + module.getName();
    }

    /** Returns the title of the views of an analysis; empty if the trace does not have it. */
    static String title(@Nullable ITmfTrace trace, String analysis) {
        if (trace != null) {
            for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
                IAnalysisModule module = part.getAnalysisModule(analysis);
                if (module != null) {
                    return titled(module);
                }
            }
        }
        return "";
    }

    private record Output(String viewId, String secondary, String title)
            implements IAnalysisOutput {

        @Override
        public String getName() {
            return title;
        }

        @Override
        public String getId() {
            return viewId + ':' + secondary;
        }

        @Override
        public void requestOutput() {
            ShownView.open(viewId, secondary);
        }

        @NonNullByDefault({})
        @Override
        public void setOutputProperty(String key, String value, boolean immediate) {
            // the views have no properties
        }
    }
}
