package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameDefaultPalette2;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameWithKernelPalette;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.DataType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.MetricType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AddressSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * The texts and colours of trees, as their provider has them. Calls of functions have more than a
 * provider can say.
 */
final class TreeTexts {

    private static final int DIGITS = 3;
    private static final int OPAQUE = 0xff000000;

    private final @Nullable IWeightedTreeProvider<Object, Object, WeightedTree<Object>> provider;
    private final Collection<ISymbolProvider> symbols;

    /** The palette of the provider, null if trees have the colours of their names. */
    private final @Nullable IDataPalette palette;

    /** Texts of no trees. */
    TreeTexts() {
        provider = null;
        symbols = List.of();
        palette = null;
    }

    /**
     * @param provider where the trees come from
     * @param symbols know the linker symbols of functions
     */
    TreeTexts(IWeightedTreeProvider<?, ?, ?> provider, Collection<ISymbolProvider> symbols) {
        this.provider = untyped(provider);
        this.symbols = symbols;
        IDataPalette own = provider.getPalette();
        palette =
                own instanceof FlameDefaultPalette2 || own instanceof FlameWithKernelPalette
                        ? null
                        : own;
    }

    /** A provider is asked about its own trees only. */
    @SuppressWarnings("unchecked")
    private static IWeightedTreeProvider<Object, Object, WeightedTree<Object>> untyped(
            IWeightedTreeProvider<?, ?, ?> provider) {
        return (IWeightedTreeProvider<Object, Object, WeightedTree<Object>>) provider;
    }

    @SuppressWarnings("unchecked")
    private static WeightedTree<Object> untyped(WeightedTree<?> tree) {
        return (WeightedTree<Object>) tree;
    }

    String name(WeightedTree<?> tree) {
        return provider == null
                ? String.valueOf(tree.getObject())
                : provider.toDisplayString(untyped(tree));
    }

    private MetricType weightType() {
        return provider == null ? IWeightedTreeProvider.WEIGHT_TYPE : provider.getWeightType();
    }

    String weightTitle() {
        MetricType type = weightType();
        return type.getDataType() == DataType.NANOSECONDS ? "Time" : type.getTitle();
    }

    String weightText(long weight) {
        return text(weightType(), Long.valueOf(weight));
    }

    /** Durations are written as everywhere else in a flame graph. */
    private static String text(MetricType type, Object value) {
        return type.getDataType() == DataType.NANOSECONDS && value instanceof Number number
                ? duration(number.doubleValue())
                : type.format(value);
    }

    private static String duration(double time) {
        return TimeText.duration(Math.round(time), DIGITS);
    }

    Map<String, String> details(WeightedTree<?> tree) {
        return tree instanceof AggregatedCalledFunction function
                ? ofFunction(function)
                : ofMetrics(untyped(tree));
    }

    Map<String, Object> figures(WeightedTree<?> tree) {
        Map<String, Object> figures = new LinkedHashMap<>();
        if (tree instanceof AggregatedCalledFunction function) {
            CallFigures calls = function.getFigures();
            figures.put("On a CPU", function.getCpuTime());
            figures.put("Calls", calls.calls());
            if (calls.calls() > 0) {
                figures.put("Average", calls.average());
                figures.put("Shortest", calls.min());
                figures.put("Longest", calls.max());
            }
            figures.put("Cut off", calls.cutCalls());
            figures.put("Symbol", function.getObject().resolve(symbols));
            return figures;
        }
        IWeightedTreeProvider<Object, Object, WeightedTree<Object>> source = provider;
        List<MetricType> metrics = source == null ? List.of() : source.getAdditionalMetrics();
        for (int i = 0; source != null && i < metrics.size(); i++) {
            figures.put(metrics.get(i).getTitle(), source.getAdditionalMetric(untyped(tree), i));
        }
        return figures;
    }

    private Map<String, String> ofFunction(AggregatedCalledFunction function) {
        Map<String, String> details = new LinkedHashMap<>();
        CallFigures figures = function.getFigures();
        details.put(
                "Self",
                duration(figures.selfInRange())
                        + FlameText.share(
                                figures.selfInRange(), function.getWeight(), " of its time"));
        if (function.getCpuTime() > 0) {
            details.put("On a CPU", duration(function.getCpuTime()));
        }
        details.put("Calls", String.format(Locale.ROOT, "%,d", figures.calls()));
        if (figures.calls() > 0) {
            details.put("Average", duration(figures.average()));
            details.put("Shortest", duration(figures.min()));
            details.put("Longest", duration(figures.max()));
        }
        if (figures.cutCalls() > 0) {
            details.put("Cut off", String.format(Locale.ROOT, "%,d calls", figures.cutCalls()));
        }
        String name = name(function);
        ICallStackSymbol object = function.getObject();
        String symbol = object.resolve(symbols);
        if (!symbol.equals(name)) {
            details.put("Symbol", symbol);
        }
        if (object instanceof AddressSymbol && !object.toString().equals(name)) {
            details.put("Address", object.toString());
        }
        return details;
    }

    private Map<String, String> ofMetrics(WeightedTree<Object> tree) {
        Map<String, String> details = new LinkedHashMap<>();
        IWeightedTreeProvider<Object, Object, WeightedTree<Object>> source = provider;
        if (source == null) {
            return details;
        }
        addStatistics(weightType(), source.getStatistics(tree, -1), details);
        List<MetricType> metrics = source.getAdditionalMetrics();
        for (int i = 0; i < metrics.size(); i++) {
            MetricType metric = metrics.get(i);
            details.put(metric.getTitle(), text(metric, source.getAdditionalMetric(tree, i)));
            addStatistics(metric, source.getStatistics(tree, i), details);
        }
        return details;
    }

    private static void addStatistics(
            MetricType metric, @Nullable IStatistics<?> statistics, Map<String, String> details) {
        if (statistics == null || statistics.getNbElements() == 0) {
            return;
        }
        String title = metric.getTitle();
        details.put(title + ", mean", text(metric, Double.valueOf(statistics.getMean())));
        details.put(title + ", least", text(metric, statistics.getMinNumber()));
        details.put(title + ", greatest", text(metric, statistics.getMaxNumber()));
    }

    String summary(WeightedTree<?> tree) {
        if (!(tree instanceof AggregatedCalledFunction function)) {
            return "";
        }
        long calls = function.getNbCalls();
        return "   self "
                + duration(function.getSelfTime())
                + String.format(Locale.ROOT, "   %,d ", calls)
                + (calls == 1 ? "call" : "calls");
    }

    int colour(WeightedTree<?> tree, String name) {
        IDataPalette own = palette;
        Integer chosen = own == null ? null : colour(own, tree.getObject());
        return chosen == null
                ? FunctionColours.argb(FunctionColours.index(name))
                : chosen.intValue();
    }

    private static @Nullable Integer colour(IDataPalette palette, @Nullable Object object) {
        OutputElementStyle style = object == null ? null : palette.getStyleFor(object);
        while (style != null) {
            Object colour = style.getStyleValues().get(StyleProperties.BACKGROUND_COLOR);
            if (colour instanceof String text) {
                RGBAColor rgba = RGBAColor.fromString(text);
                return rgba == null ? null : Integer.valueOf(OPAQUE | rgba.toInt() >>> 8);
            }
            String parent = style.getParentKey();
            style = parent == null ? null : palette.getStyles().get(parent);
        }
        return null;
    }
}
