package org.eclipse.tracecompass.tmf.ui.views.timechart;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.ui.colors.ColorUtils;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSetting;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.views.colors.IColorSettingsListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;

/**
 * Draws events in the colours of the settings that match them. Bookmarked events and those that the
 * search finds have a mark above; those that the filter rejects are not drawn.
 *
 * @since 9.5.0
 */
public class TimeChartAnalysisProvider extends TimeGraphPresentationProvider
        implements IColorSettingsListener {

    private static final RGB PLAIN = new RGB(0x30, 0x60, 0xa0);
    private static final int MARK = 6;

    /** A provider whose rows are traces. */
    public TimeChartAnalysisProvider() {
        super();
    }

    /** One item per setting, and one for all other events. */
    @Override
    public StateItem[] getStateTable() {
        ColorSetting[] settings = ColorSettingsManager.getColorSettings();
        StateItem[] table = new StateItem[settings.length + 1];
        for (int i = 0; i < settings.length; i++) {
            ITmfFilterTreeNode filter = settings[i].getFilter();
            String name = filter == null ? Messages.Setting + ' ' + (i + 1) : filter.toString();
            table[i] = new StateItem(settings[i].getTickColorRGB(), name);
        }
        table[settings.length] = new StateItem(PLAIN, Messages.Plain);
        return table;
    }

    @Override
    public int getStateTableIndex(ITimeEvent event) {
        int last = ColorSettingsManager.getColorSettings().length;
        if (!(event instanceof TimeChartEvent known)) {
            return last;
        }
        return known.isVisible() ? Math.min(known.getColorSettingPriority(), last) : INVISIBLE;
    }

    @Override
    public Map<String, Object> getEventStyle(ITimeEvent event) {
        Map<String, Object> style = new LinkedHashMap<>();
        int index = getStateTableIndex(event);
        if (index >= 0) {
            StateItem item = getStateTable()[index];
            style.put(
                    StyleProperties.BACKGROUND_COLOR, ColorUtils.toHexColor(item.getStateColor()));
            style.put(StyleProperties.STYLE_NAME, item.getStateString());
        }
        return style;
    }

    @Override
    public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event) {
        Map<String, String> lines = new LinkedHashMap<>();
        if (event instanceof TimeChartEvent known && known.isVisible()) {
            lines.put(Messages.Tip_Events, Long.toString(known.getNbEvents()));
            lines.put(
                    Messages.Tip_Rank,
                    known.getNbEvents() == 1
                            ? Long.toString(known.getFirstRank())
                            : known.getFirstRank() + " – " + known.getLastRank());
        }
        return lines;
    }

    /** Draws the mark of a bookmark or of a match above an event. */
    @Override
    public void postDrawEvent(ITimeEvent event, Rectangle rect, GC gc) {
        if (!(event instanceof TimeChartEvent known)
                || !known.isVisible()
                || !known.isBookmarked() && !known.isSearchMatch()) {
            return;
        }
        int colour = known.isBookmarked() ? SWT.COLOR_DARK_RED : SWT.COLOR_DARK_GREEN;
        gc.setBackground(gc.getDevice().getSystemColor(colour));
        int x = rect.x + rect.width / 2;
        gc.fillPolygon(new int[] {x - MARK / 2, rect.y, x + MARK / 2, rect.y, x, rect.y + MARK});
    }

    @Override
    public void colorSettingsChanged(ColorSetting[] settings) {
        fireColorSettingsChanged();
    }
}
