package org.eclipse.tracecompass.tmf.core.model.tree;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Logger;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.TraceCompassLog;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractStateSystemAnalysisDataProvider;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.Answers;
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
 * the analysis is complete, as long as the analysis has the same history. Thread-safe.
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

    /** The subject of a row: an attribute, or something else. */
    private sealed interface Key {
        /** An attribute, and what tells several entries of the same attribute apart. */
        record Attribute(int quark, @Nullable Object key) implements Key {
            // Written out, as in the other record: Java generates these at their first use.
            @Override
            public boolean equals(@Nullable Object other) {
                return other instanceof Attribute that
                        && quark == that.quark
                        && Objects.equals(key, that.key);
            }

            @Override
            public int hashCode() {
                return 31 * quark + Objects.hashCode(key);
            }
        }

        /** Something else. */
        record Other(Object key) implements Key {
            @Override
            public boolean equals(@Nullable Object other) {
                return other instanceof Other that && key.equals(that.key);
            }

            @Override
            public int hashCode() {
                return key.hashCode();
            }
        }
    }

    /** A complete tree and the history it was read from. */
    private record Cached<M extends ITmfTreeDataModel>(
            ITmfStateSystem history, TmfModelResponse<TmfTreeModel<M>> answer) {}

    private final A analysisModule;
    private final RowIds<Key> ids = new RowIds<>();

    /** The latest tree; null before the first. */
    private volatile @Nullable Latest<M> latest;

    private volatile @Nullable Cached<M> cached;

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis, which is scheduled by the first request if it was not
     *     before
     */
    public AbstractTreeDataProvider(ITmfTrace trace, A analysisModule) {
        super(trace);
        this.analysisModule = analysisModule;
    }

    @Override
    public void dispose() {
        ids.clear();
        latest = null;
        cached = null;
    }

    /** Returns the analysis. */
    protected A getAnalysisModule() {
        return analysisModule;
    }

    /** Returns what the ids of the entries are unique in, null for the data provider. */
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
        return ids.of(new Key.Attribute(quark, null));
    }

    /**
     * Returns the id of one of several entries of an attribute.
     *
     * @param quark the quark
     * @param key what tells the entries apart
     * @return the id
     */
    protected long getId(int quark, Object key) {
        return ids.of(new Key.Attribute(quark, key));
    }

    /** Returns a new id for an entry that stands for no attribute. */
    protected long getEntryId() {
        return RowIds.next();
    }

    /**
     * Returns the id of an entry that stands for no attribute: always the same for a key.
     *
     * @param key the key
     * @return the id
     */
    protected long getEntryId(Object key) {
        return ids.of(new Key.Other(key));
    }

    /**
     * Returns the attributes that selected entries stand for.
     *
     * @param selectedItems the selection
     * @return quarks by id, in the order of the selection; entries without one are left out
     */
    protected Map<Long, Integer> getSelectedEntries(SelectionTimeQueryFilter selectedItems) {
        return getSelectedEntries(selectedItems.getSelectedItems());
    }

    /**
     * Returns the attributes that selected entries stand for.
     *
     * @param selectedItems the ids
     * @return quarks by id, in the order of the selection; entries without one are left out
     */
    protected Map<Long, Integer> getSelectedEntries(Collection<Long> selectedItems) {
        Map<Long, Integer> result = new LinkedHashMap<>();
        for (Long id : selectedItems) {
            // The root of the attribute tree often is the row of a trace; it has no states.
            if (ids.key(id) instanceof Key.Attribute attribute && attribute.quark() >= 0) {
                result.put(id, attribute.quark());
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
        if (Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        ITmfStateSystem history = analysisModule.getStateSystem();
        Cached<M> cached = this.cached;
        if (cached != null
                && cached.history() == history
                && AnalysisCondition.of(analysisModule).canAnswer()) {
            return cached.answer();
        }
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(fetchParameters);
        long end = times != null && isOfRange() ? times.getEnd() : Long.MAX_VALUE;
        ITmfStateSystem[] read = new ITmfStateSystem[1];
        TmfModelResponse<TmfTreeModel<M>> response =
                answer(
                        analysisModule,
                        end,
                        monitor,
                        ss -> {
                            read[0] = ss;
                            return getTree(ss, fetchParameters, monitor);
                        });
        TmfTreeModel<M> model = response.getModel();
        if (model == null) {
            return response;
        }
        latest = new Latest<>(model.getEntries());
        if (response.getStatus() != Status.COMPLETED) {
            return response;
        }
        boolean empty = model.getEntries().stream().noneMatch(ITmfTreeDataModel::hasRowModel);
        TmfModelResponse<TmfTreeModel<M>> complete =
                empty
                        ? Answers.of(AnalysisCondition.nothingToShow(analysisModule), model)
                        : response;
        if (isCacheable()) {
            this.cached = new Cached<>(read[0], complete);
        }
        return complete;
    }

    /**
     * Returns the metadata of an entry of the latest tree.
     *
     * @param entryId the id of the entry
     * @return its metadata, empty when there is none
     */
    protected Multimap<String, Object> getEntryMetadata(Long entryId) {
        Latest<M> latest = this.latest;
        return latest != null && latest.entry(entryId) instanceof ITimeGraphEntryModel entry
                ? HashMultimap.create(entry.getMetadata())
                : ImmutableMultimap.of();
    }

    /** The entries of a tree, found by their ids; most trees are never asked. */
    private static final class Latest<M extends ITmfTreeDataModel> {
        private final List<M> entries;
        private @Nullable Map<Long, M> byId;

        Latest(List<M> entries) {
            this.entries = entries;
        }

        synchronized @Nullable M entry(Long id) {
            Map<Long, M> known = byId;
            if (known == null) {
                known = HashMap.newHashMap(entries.size());
                for (M entry : entries) {
                    known.put(entry.getId(), entry);
                }
                byId = known;
            }
            return known.get(id);
        }
    }

    /**
     * Returns true when the tree does not depend on the parameters, so that it is computed once
     * when the analysis is complete.
     */
    protected abstract boolean isCacheable();

    /**
     * Returns whether the tree of a range depends on nothing that happens after it: then it is
     * complete when the analysis has come so far. By default a tree is complete with the analysis.
     *
     * @since 9.6.0
     */
    protected boolean isOfRange() {
        return false;
    }

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
