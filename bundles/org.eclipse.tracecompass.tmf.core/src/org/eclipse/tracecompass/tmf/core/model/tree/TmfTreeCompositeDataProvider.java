package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.component.DataProviderConstants;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Several data providers as one: their trees side by side. Entries with the same id of trees with
 * the same {@linkplain TmfTreeModel#getScope() scope} are one entry, the first of them. It answers
 * as long as any of the providers does.
 *
 * @param <M> the type of the entries
 * @param <P> the type of the data providers
 */
public class TmfTreeCompositeDataProvider<
                M extends ITmfTreeDataModel, P extends ITmfTreeDataProvider<M>>
        implements ITmfTreeDataProvider<M>, IOutputAnnotationProvider {

    private final List<P> providers;
    private final String id;

    /**
     * Joins the data providers of several traces.
     *
     * @param traces the traces
     * @param id the id of the data providers
     * @return the only one, or all as one; null when there is none
     */
    public static @Nullable ITmfTreeDataProvider<? extends ITmfTreeDataModel> create(
            Collection<ITmfTrace> traces, String id) {
        return join(
                traces,
                id,
                ITmfTreeDataProvider.class,
                (List<ITmfTreeDataProvider<ITmfTreeDataModel>> providers) ->
                        new TmfTreeCompositeDataProvider<>(providers, id));
    }

    /**
     * Returns the id of a data provider.
     *
     * @param id the id of its factory
     * @param secondaryId the secondary id, null for none
     * @return both as one
     */
    protected static String fullId(String id, @Nullable String secondaryId) {
        return secondaryId == null ? id : id + DataProviderConstants.ID_SEPARATOR + secondaryId;
    }

    /**
     * Joins the data providers of several traces, which are created if needed.
     *
     * @param <T> the type of the data providers
     * @param traces the traces
     * @param fullId the id of the data providers
     * @param type the type of the data providers; what its type variables stand for is not checked,
     *     since entries are only read
     * @param joiner makes one of two or more
     * @return the only one, or all as one; null when there is none
     */
    @SuppressWarnings("unchecked")
    protected static <T extends ITmfDataProvider> @Nullable T join(
            Collection<ITmfTrace> traces,
            String fullId,
            Class<? extends ITmfDataProvider> type,
            Function<List<T>, T> joiner) {
        List<T> providers = new ArrayList<>();
        for (ITmfTrace trace : traces) {
            ITmfDataProvider provider =
                    DataProviderManager.getInstance()
                            .fetchOrCreateDataProvider(trace, fullId, type);
            if (provider != null) {
                providers.add((T) provider);
            }
        }
        return switch (providers.size()) {
            case 0 -> null;
            case 1 -> providers.get(0);
            default -> joiner.apply(providers);
        };
    }

    /**
     * Creates a data provider.
     *
     * @param providers the data providers
     * @param id the id
     */
    public TmfTreeCompositeDataProvider(List<P> providers, String id) {
        this.providers = new CopyOnWriteArrayList<>(providers);
        this.id = id;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<M>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor, provider -> provider.fetchTree(fetchParameters, monitor), this::join);
    }

    private TmfTreeModel<M> join(List<TmfTreeModel<M>> models) {
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        int expand = TmfTreeModel.ALL_LEVELS;
        for (TmfTreeModel<M> model : models) {
            if (columns.isEmpty()) {
                columns.addAll(model.getColumnDescriptors());
                expand = model.getAutoExpandLevel();
            }
        }
        return new TmfTreeModel.Builder<M>()
                .setColumnDescriptors(columns)
                .setEntries(JoinedEntries.of(models))
                .setScope(id)
                .setAutoExpandLevel(expand)
                .build();
    }

    /**
     * Asks one data provider.
     *
     * @param <P> the type of the data provider
     * @param <R> the type of its model
     */
    @FunctionalInterface
    protected interface Question<P, R> {
        /**
         * Asks a data provider.
         *
         * @param provider the data provider
         * @return its answer, null when it is not asked
         */
        @Nullable
        TmfModelResponse<R> ask(P provider);
    }

    /**
     * Makes one model of several.
     *
     * @param <R> the type of the models
     * @param <J> the type of the joined model
     */
    @FunctionalInterface
    protected interface Joiner<R, J> {
        /**
         * Joins models.
         *
         * @param models the models, in the order of the data providers
         * @return the one
         */
        J join(List<R> models);
    }

    /**
     * Asks all data providers, one after the other, and joins their answers.
     *
     * @param <R> the type of their models
     * @param <J> the type of the joined model
     * @param monitor a monitor that may be cancelled, null for none
     * @param question what each is asked
     * @param joiner makes one model of those there are
     * @return the joined model; running when any is, failed when all failed, cancelled when the
     *     monitor is
     */
    protected final <R, J> TmfModelResponse<J> collect(
            @Nullable IProgressMonitor monitor, Question<P, R> question, Joiner<R, J> joiner) {
        List<TmfModelResponse<R>> answers = new ArrayList<>();
        for (P provider : providers) {
            if (Answers.isCancelled(monitor)) {
                return Answers.taskCancelled();
            }
            TmfModelResponse<R> answer = question.ask(provider);
            if (answer != null) {
                answers.add(answer);
            }
        }
        return Answers.join(answers, joiner::join);
    }

    @Override
    public String getId() {
        return id;
    }

    /** Returns the data providers; unmodifiable. */
    protected List<P> getProviders() {
        return List.copyOf(providers);
    }

    /**
     * Adds a data provider.
     *
     * @param dataProvider the data provider
     */
    protected void addProvider(P dataProvider) {
        providers.add(dataProvider);
    }

    /**
     * Removes a data provider, without disposing of it.
     *
     * @param dataProvider the data provider
     */
    protected void removeProvider(P dataProvider) {
        providers.remove(dataProvider);
    }

    /**
     * {@inheritDoc} The data providers themselves are left alone: each is disposed of with its own
     * trace.
     */
    @Override
    public void dispose() {
        providers.clear();
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider ->
                        provider instanceof IOutputAnnotationProvider annotations
                                ? annotations.fetchAnnotationCategories(fetchParameters, monitor)
                                : null,
                models ->
                        AnnotationCategoriesModel.of(
                                models.toArray(new AnnotationCategoriesModel[0])));
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider ->
                        provider instanceof IOutputAnnotationProvider annotations
                                ? annotations.fetchAnnotations(fetchParameters, monitor)
                                : null,
                models -> AnnotationModel.of(models.toArray(new AnnotationModel[0])));
    }
}
