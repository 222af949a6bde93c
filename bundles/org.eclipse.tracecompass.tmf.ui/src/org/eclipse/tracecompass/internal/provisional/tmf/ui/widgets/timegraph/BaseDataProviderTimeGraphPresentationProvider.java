package org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.model.IOutputElement;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.IStyledPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/**
 * Draws states as their data providers say: each state has a style, and providers name the styles
 * that others are derived from. Providers are added and removed by any thread; all else is for the
 * UI thread.
 *
 * @since 9.5.0
 */
public class BaseDataProviderTimeGraphPresentationProvider extends TimeGraphPresentationProvider
        implements IStyledPresentationProvider {

    private final Map<
                    ITimeGraphDataProvider<? extends TimeGraphEntryModel>,
                    BiFunction<ITimeEvent, Long, Map<String, String>>>
            providers = new ConcurrentHashMap<>();

    private volatile Map<String, OutputElementStyle> styles;
    private volatile StateItem[] table;
    private Function<ITimeGraphEntry, String> typeNames;
    private boolean showTimes = true;

    /** A presentation provider whose rows are traces. */
    public BaseDataProviderTimeGraphPresentationProvider() {
        super();
    }

    /**
     * Adds a data provider: its styles are used, and its tooltips shown. Any thread.
     *
     * @param provider the data provider
     * @param tooltipResolver the lines of the tooltip of an event at an instant; null for none
     */
    public void addProvider(
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider,
            BiFunction<ITimeEvent, Long, Map<String, String>> tooltipResolver) {
        BiFunction<ITimeEvent, Long, Map<String, String>> resolver =
                tooltipResolver == null ? (event, time) -> Map.of() : tooltipResolver;
        if (providers.put(provider, resolver) == null) {
            forgetStyles();
            getStyles();
            try {
                Display.getDefault().asyncExec(this::fireColorSettingsChanged);
            } catch (SWTException e) {
                // The display is gone, and what is drawn with it.
            }
        }
    }

    /**
     * Removes a data provider, for instance because its trace is closed: it is not asked any more,
     * and its styles are not used. Any thread. What is drawn changes with {@link #refresh}.
     *
     * @param provider the data provider; it need not be known
     */
    public void removeProvider(ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider) {
        providers.remove(provider);
        // Even if it was removed before: it may just have been asked for its styles.
        forgetStyles();
    }

    private void forgetStyles() {
        styles = null;
        table = null;
    }

    /** Asks providers again for their styles. */
    @Override
    public void refresh() {
        forgetStyles();
        super.refresh();
    }

    @Override
    public Map<String, OutputElementStyle> getStyles() {
        Map<String, OutputElementStyle> known = styles;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (ITimeGraphDataProvider<?> provider : providers.keySet()) {
                if (provider instanceof IOutputStyleProvider source) {
                    TmfModelResponse<OutputStyleModel> response =
                            source.fetchStyle(new LinkedHashMap<>(), null);
                    OutputStyleModel model = response.getModel();
                    if (model != null) {
                        known.putAll(model.getStyles());
                    }
                }
            }
            styles = known;
        }
        return known;
    }

    /** One item per style of the providers, in their order. */
    @Override
    public StateItem[] getStateTable() {
        StateItem[] known = table;
        if (known == null) {
            known =
                    getStyles().entrySet().stream()
                            .map(BaseDataProviderTimeGraphPresentationProvider::item)
                            .toArray(StateItem[]::new);
            table = known;
        }
        return known;
    }

    private static StateItem item(Map.Entry<String, OutputElementStyle> style) {
        Map<String, Object> values = new LinkedHashMap<>(style.getValue().getStyleValues());
        values.putIfAbsent(StyleProperties.STYLE_NAME, style.getKey());
        return new StateItem(values);
    }

    /** No index: see {@link #getElementStyle}. */
    @Override
    public int getStateTableIndex(ITimeEvent event) {
        return INVISIBLE;
    }

    @Override
    public OutputElementStyle getElementStyle(ITimeEvent event) {
        if (event instanceof NullTimeEvent) {
            return null;
        }
        OutputElementStyle style =
                event instanceof TimeEvent known ? known.getModel().getStyle() : null;
        if (style == null
                && event.getEntry() instanceof TimeGraphEntry entry
                && entry.getEntryModel() instanceof IOutputElement model) {
            style = model.getStyle();
        }
        return style;
    }

    @Override
    public String getEventName(ITimeEvent event) {
        return event == null ? null : event.getLabel();
    }

    @Override
    public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event) {
        return event == null ? Map.of() : getEventHoverToolTipInfo(event, event.getTime());
    }

    @Override
    public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event, long hoverTime) {
        if (event == null || event instanceof NullTimeEvent) {
            return Map.of();
        }
        Map<String, String> lines = new LinkedHashMap<>();
        for (BiFunction<ITimeEvent, Long, Map<String, String>> resolver : providers.values()) {
            Map<String, String> more = resolver.apply(event, hoverTime);
            if (more != null) {
                lines.putAll(more);
            }
        }
        return lines;
    }

    /** Sets who says what a row is, such as "Thread"; null for "Trace". */
    public void setStateTypeNameResolver(Function<ITimeGraphEntry, String> resolver) {
        typeNames = resolver;
    }

    @Override
    public String getStateTypeName(ITimeGraphEntry entry) {
        Function<ITimeGraphEntry, String> names = typeNames;
        return names == null ? getStateTypeName() : names.apply(entry);
    }

    /** Sets whether tooltips say when states begin and end. */
    public void setShowTimesInTooltip(boolean showTimesInTooltip) {
        showTimes = showTimesInTooltip;
    }

    @Override
    public boolean displayTimesInTooltip() {
        return showTimes;
    }
}
