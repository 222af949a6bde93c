package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateNames;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/**
 * The look of a kernel state: its name in the legend, its colour and its height.
 *
 * <p>The colours tell states apart on light and on dark ground and for colour-blind eyes: running
 * states are saturated and differ in lightness, waiting states are pale and low. What is the same
 * in both views (user mode, system call, interrupt) has the same colour in both.
 */
@SuppressWarnings("nls")
enum KernelStyle {
    USER_MODE(KernelStateNames.USER_MODE, "#3fa34d", 0.8f),
    SYSTEM_CALL(KernelStateNames.SYSTEM_CALL, "#2f7fd1", 0.8f),
    KERNEL(KernelStateNames.KERNEL, "#1f4e8c", 0.8f),
    INTERRUPTED(KernelStateNames.INTERRUPTED, "#b0479e", 0.7f),
    WAIT_FOR_CPU(KernelStateNames.WAIT_FOR_CPU, "#f0a030", 0.5f),
    WAIT_BLOCKED(KernelStateNames.WAIT_BLOCKED, "#a9b4c0", 0.25f),
    WAIT_UNKNOWN(KernelStateNames.WAIT_UNKNOWN, "#c8b9a6", 0.25f),
    WAIT_FORK(KernelStateNames.WAIT_FORK, "#57c4c8", 0.5f),
    UNKNOWN(KernelStateNames.UNKNOWN, "#8a8f98", 0.35f),

    CPU_IDLE(KernelStateNames.CPU_IDLE, "#b4a9c9", 0.25f),
    IRQ(KernelStateNames.IRQ, "#b0479e", 0.8f),
    SOFT_IRQ(KernelStateNames.SOFT_IRQ, "#e0735c", 0.8f),
    SOFT_IRQ_RAISED(KernelStateNames.SOFT_IRQ_RAISED, "#f3b9a8", 0.4f),
    FREQUENCY("Frequency", "#4ba3b5", 0.8f),

    WAKE_UP("Wake-up", "#d1495b", 0.1f),
    MESSAGE("Message", "#0f8f7e", 0.2f);

    private static final String STATES = "State";
    private static final String LINKS = "Link";

    private final String name;
    private final String colour;
    private final float height;
    private final OutputElementStyle reference;

    KernelStyle(String name, String colour, float height) {
        this.name = name;
        this.colour = colour;
        this.height = height;
        reference = new OutputElementStyle(name());
    }

    /** Returns the style of an element that looks like this; always the same object. */
    OutputElementStyle reference() {
        return reference;
    }

    /** Returns the look of a state of this style. */
    StateLook look(int value) {
        return new StateLook(value, null, reference);
    }

    /** Returns the name shown in legend and tooltips. */
    String label() {
        return name;
    }

    private boolean isLink() {
        return this == WAKE_UP || this == MESSAGE;
    }

    private OutputElementStyle definition() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(StyleProperties.STYLE_NAME, name);
        values.put(StyleProperties.STYLE_GROUP, isLink() ? LINKS : STATES);
        if (isLink()) {
            values.put(StyleProperties.itemTypeProperty(), StyleProperties.linkType());
            values.put(StyleProperties.COLOR, colour);
            values.put(StyleProperties.WIDTH, Integer.valueOf(this == MESSAGE ? 2 : 1));
        }
        values.put(StyleProperties.BACKGROUND_COLOR, colour);
        values.put(StyleProperties.HEIGHT, Float.valueOf(height));
        return new OutputElementStyle(null, values);
    }

    /** Returns the definitions of some styles by key, in this order. */
    static Map<String, OutputElementStyle> definitions(KernelStyle... styles) {
        Map<String, OutputElementStyle> definitions = new LinkedHashMap<>();
        for (KernelStyle style : styles) {
            definitions.put(style.name(), style.definition());
        }
        return definitions;
    }
}
