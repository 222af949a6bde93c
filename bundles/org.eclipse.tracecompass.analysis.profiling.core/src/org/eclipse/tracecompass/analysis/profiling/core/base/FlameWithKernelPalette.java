package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.StatusSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ProcessStatusInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/**
 * The styles of {@link FlameDefaultPalette2} for functions, and styles for the states of threads.
 *
 * @since 0.2.0
 */
public class FlameWithKernelPalette implements IDataPalette {

    private static final float KERNEL_HEIGHT = 0.5f;

    /** The colours that the Threads view has for these states. */
    private static final Map<ProcessStatus, String> COLOURS = new EnumMap<>(ProcessStatus.class);

    static {
        COLOURS.put(ProcessStatus.RUN, "#3fa34d");
        COLOURS.put(ProcessStatus.RUN_SYTEMCALL, "#2f7fd1");
        COLOURS.put(ProcessStatus.INTERRUPTED, "#b0479e");
        COLOURS.put(ProcessStatus.WAIT_CPU, "#f0a030");
        COLOURS.put(ProcessStatus.WAIT_BLOCKED, "#a9b4c0");
        COLOURS.put(ProcessStatus.WAIT_FORK, "#57c4c8");
        COLOURS.put(ProcessStatus.WAIT_UNKNOWN, "#c8b9a6");
    }

    private static final String OTHER = "#8a8f98";
    private static final FlameWithKernelPalette INSTANCE = new FlameWithKernelPalette();

    private final Map<String, OutputElementStyle> styles = new LinkedHashMap<>();

    private FlameWithKernelPalette() {
        styles.putAll(FlameDefaultPalette2.getInstance().getStyles());
        for (ProcessStatus status : ProcessStatus.values()) {
            styles.put(
                    status.name(),
                    new OutputElementStyle(
                            null,
                            Map.of(
                                    StyleProperties.STYLE_NAME,
                                    status.name(),
                                    StyleProperties.BACKGROUND_COLOR,
                                    COLOURS.getOrDefault(status, OTHER),
                                    StyleProperties.HEIGHT,
                                    Float.valueOf(KERNEL_HEIGHT))));
        }
    }

    /** Returns the one instance. */
    public static FlameWithKernelPalette getInstance() {
        return INSTANCE;
    }

    /**
     * {@inheritDoc}
     *
     * @param object a state of a thread, a tree of one, or whatever {@link
     *     FlameDefaultPalette2#getStyleFor} takes
     */
    @Override
    public OutputElementStyle getStyleFor(Object object) {
        Object subject = object instanceof WeightedTree<?> tree ? tree.getObject() : object;
        return switch (subject) {
            case ProcessStatusInterval interval -> style(interval.getProcessStatus());
            case StatusSymbol symbol -> style(symbol.status());
            case ProcessStatus status -> style(status);
            default -> FlameDefaultPalette2.getInstance().getStyleFor(subject);
        };
    }

    private static OutputElementStyle style(ProcessStatus status) {
        return new OutputElementStyle(status.name());
    }

    /**
     * Returns the key of the style of a state.
     *
     * @param stateValue the number that the kernel analysis' history has for the state
     */
    public static String getStyleFor(int stateValue) {
        return ProcessStatus.getStatusFromStateValue(TmfStateValue.newValueInt(stateValue)).name();
    }

    @Override
    public Map<String, OutputElementStyle> getStyles() {
        return Collections.unmodifiableMap(styles);
    }
}
