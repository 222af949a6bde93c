package org.eclipse.tracecompass.analysis.profiling.core.foreign;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.CallStackGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.model.ISamplingDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.sampled.callgraph.ProfilingCallGraphAnalysisModule;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.util.Pair;

/**
 * A profiler's analysis as a plug-in has it. An event {@code sample <thread> <frames>} has a stack;
 * frames are hexadecimal addresses with commas between them, the outermost first.
 */
public class Samples extends ProfilingCallGraphAnalysisModule implements ISamplingDataProvider {

    private static final String SAMPLE = "sample ";

    private final CallStackGroupDescriptor threads =
            new CallStackGroupDescriptor("Threads", null, false);
    private final CallStackGroupDescriptor processes =
            new CallStackGroupDescriptor("Processes", threads, true);
    private final Map<String, ICallStackElement> elements = new HashMap<>();
    private @Nullable ICallStackElement process;

    @Override
    public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
        return Collections.singleton(processes);
    }

    @Override
    protected @Nullable Pair<@NonNull ICallStackElement, @NonNull AggregatedCallSite>
            getProfiledStackTrace(ITmfEvent event) {
        long[] frames = frames(event);
        if (frames.length == 0) {
            return null;
        }
        ICallStackElement element = element(event.getName().split(" ")[1]);
        long time = event.getTimestamp().toNanos();
        return new Pair<>(element, getCallSite(element, frames, time));
    }

    private static long[] frames(ITmfEvent event) {
        if (!event.getName().startsWith(SAMPLE)) {
            return new long[0];
        }
        return Arrays.stream(event.getName().split(" ")[2].split(","))
                .mapToLong(text -> Long.parseLong(text, 16))
                .toArray();
    }

    private synchronized ICallStackElement element(String thread) {
        ICallStackElement root = process;
        if (root == null) {
            root = new Process(processes, threads);
            root.setSymbolKeyElement(root);
            addRootElement(root);
            process = root;
        }
        ICallStackElement element = elements.get(thread);
        if (element == null) {
            element = new CallStackElement("Thread " + thread, threads, null, root);
            root.addChild(element);
            elements.put(thread, element);
        }
        return element;
    }

    /** The one process; its number is 7. */
    private static final class Process extends CallStackElement {
        Process(IWeightedTreeGroupDescriptor group, IWeightedTreeGroupDescriptor next) {
            super("Process", group, next, null);
        }

        @Override
        protected int retrieveSymbolKeyAt(long time) {
            return 7;
        }
    }

    /** What a test asks of the hidden hook. */
    Collection<ICallStackElement> roots() {
        return getRootElements();
    }

    @Override
    public Map<String, Collection<Object>> getCallStack(ITmfEvent event) {
        List<Object> stack = Arrays.stream(frames(event)).<Object>mapToObj(Long::valueOf).toList();
        return stack.isEmpty() ? Collections.emptyMap() : Map.of("stack", stack);
    }

    @Override
    public Collection<AggregatedCallSite> getSamplingData(int tid, long start, long end) {
        ICallStackElement element = elements.get(String.valueOf(tid));
        return element == null
                ? Collections.emptyList()
                : getCallGraph().getCallingContextTree(element);
    }

    @Override
    public Collection<String> getHostIds() {
        ITmfTrace trace = getTrace();
        return trace == null ? Collections.emptySet() : Collections.singleton(trace.getHostId());
    }

    @Override
    public IDataPalette getPalette() {
        return Palette.INSTANCE;
    }

    /** Two colours: even and odd addresses. */
    private enum Palette implements IDataPalette {
        INSTANCE;

        private final Map<String, OutputElementStyle> styles =
                Map.of("even", style("even", "#0000ff"), "odd", style("odd", "#ff0000"));

        private static OutputElementStyle style(String name, String color) {
            return new OutputElementStyle(
                    null,
                    Map.of(
                            StyleProperties.STYLE_NAME,
                            name,
                            StyleProperties.BACKGROUND_COLOR,
                            color));
        }

        @Override
        public OutputElementStyle getStyleFor(Object object) {
            boolean isOdd = object instanceof AggregatedCallSite site && isOdd(site.getObject());
            return new OutputElementStyle(isOdd ? "odd" : "even");
        }

        private static boolean isOdd(ICallStackSymbol symbol) {
            String name = symbol.resolve(Collections.emptyList());
            return Character.digit(name.charAt(name.length() - 1), 16) % 2 == 1;
        }

        @Override
        public Map<String, OutputElementStyle> getStyles() {
            return styles;
        }
    }
}
