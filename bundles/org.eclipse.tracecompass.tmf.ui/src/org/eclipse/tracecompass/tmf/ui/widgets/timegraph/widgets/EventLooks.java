package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.IStyledPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;

/**
 * How events look, as their presentation provider says at this moment. Events of one kind share one
 * object, so that very many events cost few. For one answer, on the UI thread.
 */
@NonNullByDefault
final class EventLooks {

    /** The style of events that are drawn as a faint bar. */
    static final String TRANSPARENT = "transparent";

    private static final float DIMMED = 0.25f;
    private static final float FAINT = 0.16f;

    private final ITimeGraphPresentationProvider provider;
    private final @Nullable IStyledPresentationProvider styled;
    private final StateItem[] table;
    private final OutputElementStyle[] ofItem;
    private final boolean hasOwnStyles;
    private final OutputElementStyle transparent = new OutputElementStyle(TRANSPARENT);
    private final Map<OutputElementStyle, OutputElementStyle> dimmed = new IdentityHashMap<>();

    EventLooks(ITimeGraphPresentationProvider provider) {
        this.provider = provider;
        IStyledPresentationProvider own =
                provider instanceof IStyledPresentationProvider known ? known : null;
        styled = own;
        table = own == null ? provider.getStateTable() : new StateItem[0];
        ofItem = new OutputElementStyle[table.length];
        String[] keys = keys(table);
        for (int i = 0; i < table.length; i++) {
            ofItem[i] = new OutputElementStyle(keys[i]);
        }
        hasOwnStyles = Presentations.overrides(provider, "getEventStyle", ITimeEvent.class);
    }

    /** A key per item: its name, with its number if there is another one with that name. */
    private static String[] keys(StateItem[] table) {
        String[] keys = new String[table.length];
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < table.length; i++) {
            String name = table[i] == null ? "" : table[i].getStateString();
            Integer before = first.putIfAbsent(name, i);
            keys[i] = before == null ? name : name + '#' + i;
        }
        return keys;
    }

    /** The styles that those of events refer to, by key. */
    Map<String, OutputElementStyle> named() {
        Map<String, OutputElementStyle> named = new LinkedHashMap<>();
        IStyledPresentationProvider own = styled;
        if (own != null) {
            named.putAll(own.getStyles());
        }
        String[] keys = keys(table);
        for (int i = 0; i < table.length; i++) {
            if (table[i] != null) {
                Map<String, Object> values = new LinkedHashMap<>(table[i].getStyleMap());
                values.putIfAbsent(StyleProperties.STYLE_NAME, table[i].getStateString());
                named.put(keys[i], new OutputElementStyle(null, values));
            }
        }
        named.put(
                TRANSPARENT,
                new OutputElementStyle(
                        null,
                        Map.of(
                                StyleProperties.BACKGROUND_COLOR,
                                "#808890",
                                StyleProperties.OPACITY,
                                FAINT)));
        return named;
    }

    /** The style of an event; null for one that is not drawn. */
    @Nullable
    OutputElementStyle styleOf(ITimeEvent event) {
        if (event.isPropertyActive(CoreFilterProperty.EXCLUDE)) {
            return null;
        }
        IStyledPresentationProvider own = styled;
        OutputElementStyle style = own == null ? ofTable(event) : styled(own, event);
        return style != null && event.isPropertyActive(CoreFilterProperty.DIMMED)
                ? dimmed.computeIfAbsent(style, EventLooks::dim)
                : style;
    }

    private @Nullable OutputElementStyle styled(IStyledPresentationProvider own, ITimeEvent event) {
        if (event instanceof NullTimeEvent) {
            return null;
        }
        OutputElementStyle style = own.getElementStyle(event);
        return style == null ? transparent : style;
    }

    private @Nullable OutputElementStyle ofTable(ITimeEvent event) {
        int index = provider.getStateTableIndex(event);
        if (index == ITimeGraphPresentationProvider.INVISIBLE) {
            return null;
        }
        if (hasOwnStyles) {
            Map<String, Object> own = provider.getEventStyle(event);
            String key = index >= 0 && index < table.length ? ofItem[index].getParentKey() : null;
            return own.isEmpty() && key == null ? transparent : new OutputElementStyle(key, own);
        }
        OutputElementStyle style =
                index >= 0 && index < table.length && table[index] != null
                        ? ofItem[index]
                        : transparent;
        Map<String, Object> own = provider.getSpecificEventStyle(event);
        return own.isEmpty() ? style : new OutputElementStyle(style.getParentKey(), own);
    }

    private static OutputElementStyle dim(OutputElementStyle style) {
        Map<String, Object> values = new LinkedHashMap<>(style.getStyleValues());
        float opacity =
                values.get(StyleProperties.OPACITY) instanceof Number own ? own.floatValue() : 1;
        values.put(StyleProperties.OPACITY, opacity * DIMMED);
        return new OutputElementStyle(style.getParentKey(), values);
    }

    /** Whether an event is drawn so faintly that others may begin in it. */
    boolean givesWay(ITimeEvent event, OutputElementStyle style) {
        return style == transparent || event.isPropertyActive(CoreFilterProperty.DIMMED);
    }
}
