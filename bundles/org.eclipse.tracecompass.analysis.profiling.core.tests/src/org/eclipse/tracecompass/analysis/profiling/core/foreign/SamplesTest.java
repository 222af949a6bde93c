package org.eclipse.tracecompass.analysis.profiling.core.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.CallTreeDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.CallStackGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTreeSet;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sampled stacks and weighted trees of a plug-in. */
@ExtendWith(TemporaryCache.class)
class SamplesTest {

    private static final List<Entry> EVENTS =
            List.of(
                    new Entry(10, "sample 1 a,b,c", 0),
                    new Entry(20, "noise", 0),
                    new Entry(30, "sample 1 a,b", 0),
                    new Entry(40, "sample 2 d", 0),
                    new Entry(50, "sample 1 a,e", 0));

    private ITmfTrace trace = new HostTrace("sampled", EVENTS);
    private Samples analysis = new Samples();

    @BeforeEach
    void run() throws Exception {
        analysis.setId("org.example.samples");
        analysis.setName("Samples");
        analysis.setTrace(trace);
        trace.addAnalysisModule(analysis);
        TmfAnalysisManager.analysisModuleCreated(analysis);
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
    }

    @AfterEach
    void close() {
        analysis.dispose();
        trace.dispose();
    }

    private static String text(AggregatedCallSite site) {
        List<String> callees = new ArrayList<>();
        site.getCallees().forEach(callee -> callees.add(text(callee)));
        Collections.sort(callees);
        String name = site.getObject().resolve(Collections.emptyList());
        return name.replaceFirst("0x0*", "")
                + ":"
                + site.getWeight()
                + (callees.isEmpty() ? "" : callees.toString());
    }

    private static List<String> texts(CallGraph graph, ICallStackElement element) {
        return graph.getCallingContextTree(element).stream()
                .map(SamplesTest::text)
                .sorted()
                .toList();
    }

    @Test
    void aFunctionWeighsAsMuchAsItHasSamples() {
        assertThat(analysis.roots())
                .extracting(ICallStackElement::getName)
                .containsExactly("Process");
        ICallStackElement root = analysis.roots().iterator().next();
        assertThat(analysis.getCallGraph().getElements()).containsExactly(root);
        List<ICallStackElement> threads = new ArrayList<>(root.getChildrenElements());
        threads.sort(Comparator.comparing(ICallStackElement::getName));

        assertThat(threads)
                .extracting(ICallStackElement::getName)
                .containsExactly("Thread 1", "Thread 2");
        assertThat(threads).allMatch(t -> t.getSymbolKeyAt(15) == 7);
        assertThat(texts(analysis.getCallGraph(), threads.get(0)))
                .containsExactly("a:3[b:2[c:1], e:1]");
        assertThat(texts(analysis.getCallGraph(), threads.get(1))).containsExactly("d:1");
        assertThat(analysis.getWeightType().getTitle()).isEqualTo("Number of calls");
    }

    @Test
    void aRangeHasOnlyItsSamples() {
        CallGraph graph =
                analysis.getCallGraph(TmfTimestamp.fromNanos(30), TmfTimestamp.fromNanos(40));
        List<String> all = new ArrayList<>();
        for (ICallStackElement root : graph.getElements()) {
            root.getChildrenElements().forEach(child -> all.addAll(texts(graph, child)));
        }
        assertThat(all).containsExactlyInAnyOrder("a:1[b:1]", "d:1");
    }

    @Test
    void anEmptyStackIsRefused() {
        ICallStackElement root = analysis.roots().iterator().next();
        assertThatThrownBy(() -> analysis.getCallSite(root, new long[0], 1))
                .isInstanceOf(ArrayIndexOutOfBoundsException.class);
    }

    @Test
    void theModelOfTheHostKeepsNoAnalysisOfATraceThatWasClosedWithoutASignal() throws Exception {
        WeakReference<Samples> closed = new WeakReference<>(analysis);
        close();
        analysis = new Samples();
        trace = new HostTrace("sampled", EVENTS);
        for (int i = 0; i < 100 && closed.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(closed.get()).isNull();
        assertThat(ModelManager.getModelFor("sampled").isSamplingDataAvailable()).isFalse();
    }

    @Test
    void theModelOfTheHostKnowsTheSamples() {
        Collection<AggregatedCallSite> found =
                ModelManager.getModelFor("sampled").getSamplingData(1, 0, 100);
        assertThat(found).extracting(SamplesTest::text).containsExactly("a:3[b:2[c:1], e:1]");
        assertThat(ModelManager.getModelFor("sampled").getSamplingData(99, 0, 100)).isEmpty();
    }

    private static Map<String, Object> parameters() {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(0L, 100L));
        return parameters;
    }

    @Test
    void itsFlameGraphHasItsColours() {
        FlameGraphDataProvider<?, ?, ?> provider =
                new FlameGraphDataProvider<>(trace, analysis, "org.example.flame");
        OutputStyleModel styles =
                provider.fetchStyle(parameters(), new NullProgressMonitor()).getModel();
        assertThat(Objects.requireNonNull(styles).getStyles()).containsKeys("even", "odd");
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider.fetchTree(parameters(), new NullProgressMonitor()).getModel();
        assertThat(Objects.requireNonNull(tree).getEntries())
                .extracting(ITmfTreeDataModel::getName)
                .contains("Process", "Thread 1", "Thread 2");
    }

    /** Two processes of one program: their elements have the same name. */
    private static final class TwoShells
            implements IWeightedTreeProvider<String, Object, @NonNull WeightedTree<String>> {

        private final WeightedTreeSet<String, Object> set = new WeightedTreeSet<>();

        TwoShells() {
            set.addWeightedTree(shell(), new WeightedTree<>("f", 10));
            set.addWeightedTree(shell(), new WeightedTree<>("g", 7));
        }

        private static CallStackElement shell() {
            return new CallStackElement(
                    "bash", new CallStackGroupDescriptor("Shells", null, false));
        }

        @Override
        public IWeightedTreeSet<String, Object, @NonNull WeightedTree<String>> getTreeSet() {
            return set;
        }

        @Override
        public String getTitle() {
            return "Shells";
        }
    }

    @Test
    void aFlameGraphHasEachOfTheElementsWithTheSameName() {
        FlameGraphDataProvider<?, ?, ?> provider =
                new FlameGraphDataProvider<>(trace, new TwoShells(), "org.example.flame");
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider.fetchTree(parameters(), new NullProgressMonitor()).getModel();
        List<Long> ids = new ArrayList<>();
        Objects.requireNonNull(tree).getEntries().forEach(entry -> ids.add(entry.getId()));
        assertThat(ids).hasSize(5).doesNotHaveDuplicates();
        Map<String, Object> request = parameters();
        request.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
        List<String> labels = new ArrayList<>();
        Objects.requireNonNull(provider.fetchRowModel(request, null).getModel())
                .getRows()
                .forEach(row -> row.getStates().forEach(state -> labels.add(state.getLabel())));
        assertThat(labels).containsExactly("f", "g");
    }

    /** A provider of trees that are no call stacks. */
    private static class Words
            implements IWeightedTreeProvider<String, String, @NonNull WeightedTree<String>> {

        private final Book book;

        Words(Book book) {
            this.book = book;
        }

        @Override
        public IWeightedTreeSet<String, String, @NonNull WeightedTree<String>> getTreeSet() {
            return book;
        }

        @Override
        public String getTitle() {
            return "Words";
        }
    }

    /** The trees of {@link Words}. */
    private record Book(WeightedTree<String> whole)
            implements IWeightedTreeSet<String, String, @NonNull WeightedTree<String>> {

        @Override
        public Collection<String> getElements() {
            return Collections.singleton("book");
        }

        @Override
        public Collection<@NonNull WeightedTree<String>> getTreesFor(Object element) {
            return "book".equals(element) ? Collections.singleton(whole) : Collections.emptySet();
        }
    }

    private static TmfTreeModel<@NonNull TmfTreeDataModel> table(CallTreeDataProvider provider) {
        return Objects.requireNonNull(
                provider.fetchTree(parameters(), new NullProgressMonitor()).getModel());
    }

    @Test
    void aTableOfTreesHasTheMetricsOfItsProvider() {
        WeightedTree<String> whole = new WeightedTree<>("all", 5);
        whole.addChild(new WeightedTree<>("ab", 2));
        Words words =
                new Words(new Book(whole)) {
                    @Override
                    public MetricType getWeightType() {
                        return new MetricType("Size", DataType.BYTES, null);
                    }

                    @Override
                    public List<MetricType> getAdditionalMetrics() {
                        return List.of(
                                new MetricType("Letters", DataType.NUMBER, null),
                                new MetricType("Twice", DataType.OTHER, null));
                    }

                    @Override
                    public Object getAdditionalMetric(WeightedTree<String> tree, int index) {
                        String text = tree.getObject();
                        return index == 0 ? Integer.valueOf(text.length()) : text + text;
                    }
                };
        TmfTreeModel<@NonNull TmfTreeDataModel> table =
                table(new CallTreeDataProvider(new TreeSource<>(trace, words, null), "x"));
        assertThat(table.getColumnDescriptors())
                .extracting(ITableColumnDescriptor::getText)
                .containsExactly("Name", "Size", "Letters", "Twice");
        assertThat(table.getColumnDescriptors())
                .extracting(ITableColumnDescriptor::getDataType)
                .extracting(Enum::name)
                .containsExactly("STRING", "BINARY_NUMBER", "NUMBER", "STRING");
        assertThat(table.getEntries())
                .extracting(TmfTreeDataModel::getLabels)
                .contains(List.of("all", "5", "3", "allall"), List.of("ab", "2", "2", "abab"));
    }

    @Test
    void aTableOfSamplesCountsThem() {
        TmfTreeModel<@NonNull TmfTreeDataModel> table =
                table(new CallTreeDataProvider(new TreeSource<>(trace, analysis, null), "x"));
        assertThat(table.getColumnDescriptors())
                .extracting(ITableColumnDescriptor::getText)
                .containsExactly("Name", "Number of calls");
        assertThat(table.getEntries())
                .extracting(TmfTreeDataModel::getLabels)
                .contains(List.of("Thread 1", "3"), List.of("Thread 2", "1"));
    }

    @Test
    void treesThatAreNoCallStacksHaveAFlameGraphToo() {
        WeightedTree<String> whole = new WeightedTree<>("all", 5);
        whole.addChild(new WeightedTree<>("ab", 2));
        whole.addChild(new WeightedTree<>("cd", 3));
        Words words = new Words(new Book(whole));
        FlameGraphDataProvider<?, ?, ?> provider =
                new FlameGraphDataProvider<>(trace, words, "org.example.words");
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider.fetchTree(parameters(), new NullProgressMonitor()).getModel();
        assertThat(Objects.requireNonNull(tree).getEntries())
                .extracting(ITmfTreeDataModel::getName)
                .contains("book");
        OutputElementStyle style = words.getPalette().getStyleFor(whole);
        assertThat(words.getPalette().getStyles())
                .containsKey(Objects.requireNonNull(style.getParentKey()));
        assertThat(words.getSelection(TmfTimestamp.fromNanos(1), TmfTimestamp.fromNanos(2)))
                .isNull();
        assertThat(words.toDisplayString(whole)).isEqualTo("all");
        assertThat(words.book.getTreesForNamed("book")).containsExactly(whole);
    }
}
