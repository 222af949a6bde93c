package org.eclipse.tracecompass.tmf.ui.foreign;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** How many events of each type there are in a trace, as a plug-in would provide it. */
public final class EventRates implements ITmfTreeXYDataProvider<@NonNull ITmfTreeDataModel> {

    /** The id of the provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.rates";

    /** So many types are checked at first. */
    static final int DEFAULTS = 3;

    private static final int RUNNING_ANSWERS = 1;

    private final ITmfTrace trace;
    private final Map<String, long[]> times = new TreeMap<>();
    private final List<Map<String, Object>> asked = new CopyOnWriteArrayList<>();
    private int trees;

    EventRates(ITmfTrace trace) {
        this.trace = trace;
        Map<String, List<Long>> found = new TreeMap<>();
        ITmfContext context = trace.seekEvent(0);
        ITmfEvent event = trace.getNext(context);
        while (event != null) {
            found.computeIfAbsent(event.getName(), n -> new ArrayList<>())
                    .add(event.getTimestamp().toNanos());
            event = trace.getNext(context);
        }
        context.dispose();
        found.forEach(
                (name, list) ->
                        times.put(name, list.stream().mapToLong(Long::longValue).toArray()));
    }

    /** Makes the provider. */
    public static final class Factory implements IDataProviderFactory {

        @Override
        public EventRates createProvider(ITmfTrace trace) {
            return new EventRates(trace);
        }

        @Override
        public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
            return List.of();
        }
    }

    /** A type of events, which knows what it stands for. */
    public static final class Type extends TmfXyTreeDataModel implements ICoreElementResolver {

        Type(long id, long parent, String name, int count, boolean isDefault) {
            super(id, parent, List.of(name, Integer.toString(count)), true, null, isDefault);
        }

        @Override
        public Multimap<String, Object> getMetadata() {
            return ImmutableMultimap.of("type", getName());
        }
    }

    @Override
    public String getId() {
        return ID;
    }

    /** The names of the types in the order of their ids, which begin with 1. */
    List<String> types() {
        return List.copyOf(times.keySet());
    }

    /** The parameters of all requests for series. */
    List<Map<String, Object>> asked() {
        return asked;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<@NonNull ITmfTreeDataModel>> fetchTree(
            Map<String, Object> parameters, IProgressMonitor monitor) {
        List<@NonNull ITmfTreeDataModel> entries = new ArrayList<>();
        entries.add(new TmfXyTreeDataModel(0, -1, List.of(trace.getName()), false, null, false));
        long id = 0;
        for (Map.Entry<String, long[]> type : times.entrySet()) {
            id++;
            entries.add(new Type(id, 0, type.getKey(), type.getValue().length, id <= DEFAULTS));
        }
        boolean running = trees++ < RUNNING_ANSWERS;
        return new TmfModelResponse<>(
                new TmfTreeModel<>(List.of("Type", "Count"), entries),
                running ? ITmfResponse.Status.RUNNING : ITmfResponse.Status.COMPLETED,
                "");
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> parameters, IProgressMonitor monitor) {
        asked.add(Map.copyOf(parameters));
        List<Long> instants = DataProviderParameterUtils.extractTimeRequested(parameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        List<ISeriesModel> series = new ArrayList<>();
        if (instants != null && items != null) {
            long[] xs = instants.stream().mapToLong(Long::longValue).toArray();
            long id = 0;
            for (Map.Entry<String, long[]> type : times.entrySet()) {
                id++;
                if (items.contains(id)) {
                    series.add(
                            new SeriesModel.SeriesModelBuilder(
                                            id, type.getKey(), xs, counts(type.getValue(), xs))
                                    .yAxisDescription(new TmfXYAxisDescription("Events", ""))
                                    .build());
                }
            }
        }
        return new TmfModelResponse<>(
                new TmfXyModel("Event rates", series), ITmfResponse.Status.COMPLETED, "");
    }

    /** How many of some instants are between each time and the one before. */
    private static double[] counts(long[] events, long[] xs) {
        double[] counts = new double[xs.length];
        for (int i = 1; i < xs.length; i++) {
            counts[i] = before(events, xs[i]) - before(events, xs[i - 1]);
        }
        return counts;
    }

    private static int before(long[] events, long time) {
        int found = Arrays.binarySearch(events, time);
        return found < 0 ? -found - 1 : found;
    }
}
