package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/**
 * The lines of an {@code xyView}: one for each attribute that an entry means. The value at a
 * requested time is that of the state there. Texts that are numbers count as such; all else is 0.
 */
final class XmlChart
        extends AbstractTreeCommonXDataProvider<TmfStateSystemAnalysisModule, TmfXyTreeDataModel> {

    /** So many lines are drawn until the user chooses; more can only be told apart one by one. */
    private static final int DEFAULT_LINES = 12;

    private static final int CHECK_EVERY = 0x3FF;

    /** A line. */
    private record Line(int entry, int attribute) {}

    /** What is drawn of a line. */
    private record Source(int quark, String name, boolean isDelta) {}

    private final XmlView view;
    private volatile Map<Long, Source> sources = Map.of();

    XmlChart(ITmfTrace trace, TmfStateSystemAnalysisModule module, XmlView view) {
        super(trace, module);
        this.view = view;
    }

    @Override
    public String getId() {
        return view.providerId();
    }

    @Override
    protected String getTitle() {
        return view.label();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<TmfXyTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        Map<Long, Source> sources = new HashMap<>();
        long root = getEntryId("trace");
        entries.add(
                new TmfXyTreeDataModel(
                        root, -1, List.of(getTrace().getName()), false, null, false));
        int[] number = {0};
        for (Element entry : Elements.children(view.element(), "entry")) {
            int index = number[0]++;
            boolean isDelta = Elements.attribute(entry, "displayType").equals("delta");
            Element display = Elements.child(entry, "display");
            PathMatcher.find(
                    ss,
                    ITmfStateSystem.ROOT_ATTRIBUTE,
                    Elements.attribute(entry, "path"),
                    List.of(),
                    (quark, matched) -> {
                        int shown =
                                display == null ? quark : EntryAttribute.find(display, ss, quark);
                        if (shown != ITmfStateSystem.INVALID_ATTRIBUTE) {
                            String name =
                                    EntryAttribute.firstText(
                                            ss,
                                            EntryAttribute.find(
                                                    Elements.child(entry, "name"), ss, quark));
                            String label = name == null ? ss.getAttributeName(quark) : name;
                            long id = getEntryId(new Line(index, quark));
                            entries.add(
                                    new TmfXyTreeDataModel(
                                            id,
                                            root,
                                            List.of(label),
                                            true,
                                            null,
                                            sources.size() < DEFAULT_LINES));
                            sources.put(
                                    id,
                                    new Source(shown, getTrace().getName() + '/' + label, isDelta));
                        }
                    });
        }
        this.sources = sources;
        return new TmfTreeModel.Builder<TmfXyTreeDataModel>()
                .setColumnDescriptors(
                        List.of(new TableColumnDescriptor.Builder().setText("Name").build()))
                .setEntries(entries)
                .build();
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(fetchParameters);
        if (query == null) {
            return null;
        }
        Map<Long, Source> known = sources;
        long[] times = query.getTimesRequested();
        Map<Integer, double[]> values = new HashMap<>();
        Map<Integer, double[]> changing = new HashMap<>();
        for (Long id : query.getSelectedItems()) {
            Source source = known.get(id);
            if (source != null) {
                (source.isDelta() ? changing : values)
                        .put(source.quark(), new double[times.length]);
            }
        }
        if (!read(ss, times, values, monitor) || !read(ss, inside(ss, times), changing, monitor)) {
            return null;
        }
        List<IYModel> series = new ArrayList<>();
        for (Long id : query.getSelectedItems()) {
            Source source = known.get(id);
            if (source != null) {
                double[] line = (source.isDelta() ? changing : values).get(source.quark());
                if (line != null) {
                    series.add(
                            new YModel(
                                    id,
                                    source.name(),
                                    source.isDelta() ? differences(line) : line));
                }
            }
        }
        return series;
    }

    /** The nearest times in the history: outside of it nothing changes. */
    private static long[] inside(ITmfStateSystem ss, long[] times) {
        long start = ss.getStartTime();
        long end = ss.getCurrentEndTime();
        return Arrays.stream(times).map(time -> Math.clamp(time, start, end)).toArray();
    }

    private static boolean read(
            ITmfStateSystem ss,
            long[] times,
            Map<Integer, double[]> values,
            @Nullable IProgressMonitor monitor) {
        List<Long> inside = new ArrayList<>();
        for (long time : times) {
            if (time >= ss.getStartTime() && time <= ss.getCurrentEndTime()) {
                inside.add(time);
            }
        }
        if (inside.isEmpty() || values.isEmpty()) {
            return true;
        }
        int count = 0;
        for (ITmfStateInterval state : ss.query2D(values.keySet(), inside)) {
            if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                return false;
            }
            double[] line = values.get(state.getAttribute());
            double value = number(state.getValue());
            for (int i = RequestedTimes.firstFrom(times, state.getStartTime());
                    line != null && i < times.length && times[i] <= state.getEndTime();
                    i++) {
                line[i] = value;
            }
        }
        return true;
    }

    private static double number(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        try {
            return value == null ? 0 : Double.parseDouble(value.toString());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** The first point has the difference of the second, so that the line has no step there. */
    private static double[] differences(double[] values) {
        double[] differences = new double[values.length];
        for (int i = 1; i < values.length; i++) {
            differences[i] = values[i] - values[i - 1];
        }
        if (values.length > 1) {
            differences[0] = differences[1];
        }
        return differences;
    }
}
