package org.eclipse.tracecompass.tmf.core.model.tree;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Logger;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.TraceCompassLog;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractStateSystemAnalysisDataProvider;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the data providers whose tree comes from a state system. It gives the entries ids that
 * are unique among all data providers, knows which quark an id stands for, and keeps the tree once
 * the analysis is complete. Thread-safe.
 *
 * @param <A> the type of the analysis
 * @param <M> the type of the entries
 */
public abstract class AbstractTreeDataProvider<
                A extends TmfStateSystemAnalysisModule, M extends ITmfTreeDataModel>
        extends AbstractStateSystemAnalysisDataProvider implements ITmfTreeDataProvider<M> {

    /** The logger of all tree data providers. */
    protected static final Logger LOGGER =
            TraceCompassLog.getLogger(AbstractTreeDataProvider.class);

    private static final AtomicLong NEXT_ID = new AtomicLong();

    /** A quark and what tells several entries of the same quark apart. */
    private record QuarkKey(int quark, Object key) {}

    private final A fAnalysisModule;
    private final Map<Object, Long> fIds = new ConcurrentHashMap<>();
    private final Map<Long, Integer> fQuarks = new ConcurrentHashMap<>();
    private volatile Map<Long, Multimap<String, Object>> fMetadata = Map.of();
    private volatile @Nullable TmfModelResponse<TmfTreeModel<M>> fCached;

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis, which is scheduled by the first request if it was not
     *     before
     */
    public AbstractTreeDataProvider(ITmfTrace trace, A analysisModule) {
        super(trace);
        fAnalysisModule = analysisModule;
    }

    @Override
    public void dispose() {
        fIds.clear();
        fQuarks.clear();
        fMetadata = Map.of();
        fCached = null;
    }

    /** Returns the analysis. */
    protected A getAnalysisModule() {
        return fAnalysisModule;
    }

    /** Returns what the ids of the entries are unique in, null for everywhere. */
    protected @Nullable String getScope() {
        return null;
    }

    /**
     * Returns the id of the entry of an attribute: always the same for a quark.
     *
     * @param quark the quark
     * @return the id
     */
    protected long getId(int quark) {
        return idOf(quark, quark);
    }

    /**
     * Returns the id of one of several entries of an attribute.
     *
     * @param quark the quark
     * @param key what tells the entries apart
     * @return the id
     */
    protected long getId(int quark, Object key) {
        return idOf(new QuarkKey(quark, key), quark);
    }

    private long idOf(Object key, int quark) {
        return fIds.computeIfAbsent(
                key,
                k -> {
                    long id = NEXT_ID.getAndIncrement();
                    fQuarks.put(id, quark);
                    return id;
                });
    }

    /** Returns a new id for an entry that stands for no attribute. */
    protected long getEntryId() {
        return NEXT_ID.getAndIncrement();
    }

    /**
     * Returns the id of an entry that stands for no attribute: always the same for a key.
     *
     * @param key the key
     * @return the id
     */
    protected long getEntryId(Object key) {
        return fIds.computeIfAbsent(List.of(key), k -> NEXT_ID.getAndIncrement());
    }

    /**
     * Returns the attributes that selected entries stand for.
     *
     * @param selectedItems the selection
     * @return quarks by id; entries without one are left out
     */
    protected Map<Long, Integer> getSelectedEntries(SelectionTimeQueryFilter selectedItems) {
        return getSelectedEntries(selectedItems.getSelectedItems());
    }

    /**
     * Returns the attributes that selected entries stand for.
     *
     * @param selectedItems the ids
     * @return quarks by id; entries without one are left out
     */
    protected Map<Long, Integer> getSelectedEntries(Collection<Long> selectedItems) {
        Map<Long, Integer> result = new HashMap<>();
        for (Long id : selectedItems) {
            Integer quark = fQuarks.get(id);
            if (quark != null) {
                result.put(id, quark);
            }
        }
        return result;
    }

    /**
     * Returns the times of a request that lie in a range.
     *
     * @param filter the request
     * @param start the first time of the range
     * @param end the last time of the range
     * @return the times, ascending
     */
    protected static Collection<Long> getTimes(TimeQueryFilter filter, long start, long end) {
        List<Long> times = new ArrayList<>();
        for (long time : filter.getTimesRequested()) {
            if (start <= time && time <= end) {
                times.add(time);
            }
        }
        return times;
    }

    @Override
    public final TmfModelResponse<TmfTreeModel<M>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<TmfTreeModel<M>> cached = fCached;
        if (cached != null) {
            return cached;
        }
        if (monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
        }
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(fetchParameters);
        long end = times == null || isCacheable() ? Long.MAX_VALUE : times.getEnd();
        TmfModelResponse<TmfTreeModel<M>> response =
                answer(fAnalysisModule, end, monitor, ss -> getTree(ss, fetchParameters, monitor));
        TmfTreeModel<M> model = response.getModel();
        if (model != null) {
            keepMetadata(model);
        }
        if (isCacheable() && response.getStatus() == Status.COMPLETED) {
            fCached = response;
        }
        return response;
    }

    private void keepMetadata(TmfTreeModel<M> model) {
        Map<Long, Multimap<String, Object>> metadata = new HashMap<>();
        for (M entry : model.getEntries()) {
            if (entry instanceof ITimeGraphEntryModel timeGraphEntry) {
                metadata.put(entry.getId(), HashMultimap.create(timeGraphEntry.getMetadata()));
            }
        }
        fMetadata = metadata;
    }

    /**
     * Returns the metadata of an entry of the latest tree.
     *
     * @param entryId the id of the entry
     * @return its metadata, empty when there is none
     */
    protected Multimap<String, Object> getEntryMetadata(Long entryId) {
        return fMetadata.getOrDefault(entryId, ImmutableMultimap.of());
    }

    /**
     * Returns true when the tree does not depend on the parameters, so that it is computed once
     * when the analysis is complete.
     */
    protected abstract boolean isCacheable();

    /**
     * Computes the tree.
     *
     * @param ss the state system
     * @param fetchParameters the parameters of the request
     * @param monitor a monitor that may be cancelled, null for none
     * @return the tree, parents before children
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected abstract TmfTreeModel<M> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException;
}
