package org.eclipse.tracecompass.tmf.ui.viewers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * A tooltip made of titles and texts, in groups. It appears when the pointer rests over a control
 * and goes away when the pointer moves on.
 *
 * @since 9.5.0
 */
public abstract class TmfAbstractToolTipHandler {

    private static final String NO_CATEGORY = "";

    private final Map<ToolTipString, Map<ToolTipString, ToolTipString>> items =
            new LinkedHashMap<>();
    private final Hover hover = new Hover();
    private TipShell tip;
    private Composite tipComposite;

    /** A text of a tooltip. */
    public static class ToolTipString {

        private final String text;
        private final String html;

        private ToolTipString(String text, String html) {
            this.text = text;
            this.html = html;
        }

        private static String escaped(String text) {
            return text.replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\"", "&quot;")
                    .replace("\n", "<br>");
        }

        /** The text as HTML. */
        public String toHtmlString() {
            return html;
        }

        @Override
        public String toString() {
            return text;
        }

        /** Makes a text of a plain one. */
        public static ToolTipString fromString(String text) {
            return new ToolTipString(text, escaped(text));
        }

        /** Makes a text of HTML; without a browser, its tags are left out. */
        public static ToolTipString fromHtml(String htmlString) {
            String plain =
                    htmlString
                            .replaceAll("(?i)<br */?>", "\n")
                            .replaceAll("<[^>]*>", "")
                            .replace("&lt;", "<")
                            .replace("&gt;", ">")
                            .replace("&quot;", "\"")
                            .replace("&nbsp;", " ")
                            .replace("&amp;", "&");
            return new ToolTipString(plain, htmlString);
        }

        /** Makes a text of a number. */
        public static ToolTipString fromDecimal(Number decimal) {
            return fromString(java.text.NumberFormat.getInstance().format(decimal));
        }

        /**
         * Makes a text of an instant.
         *
         * @param text the instant as it is written
         * @param timestamp the instant, in ns since the epoch
         */
        public static ToolTipString fromTimestamp(String text, long timestamp) {
            return new ToolTipString(
                    text, "<a href=time://" + timestamp + ">" + escaped(text) + "</a>");
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof ToolTipString other
                    && text.equals(other.text)
                    && html.equals(other.html);
        }

        @Override
        public int hashCode() {
            return Objects.hash(text, html);
        }
    }

    /** Shows the tip over a control, and hides it. */
    private final class Hover implements MouseTrackListener, MouseMoveListener, MouseListener {

        @Override
        public void mouseHover(MouseEvent e) {
            show((Control) e.widget, e);
        }

        @Override
        public void mouseEnter(MouseEvent e) {
            // waits until the pointer rests
        }

        @Override
        public void mouseExit(MouseEvent e) {
            hide();
        }

        @Override
        public void mouseMove(MouseEvent e) {
            if (tip != null && tip.isLeft(((Control) e.widget).toDisplay(e.x, e.y))) {
                hide();
            }
        }

        @Override
        public void mouseDown(MouseEvent e) {
            hide();
        }

        @Override
        public void mouseUp(MouseEvent e) {
            // hidden already
        }

        @Override
        public void mouseDoubleClick(MouseEvent e) {
            // hidden already
        }
    }

    /** Shows the tooltip over a control from now on. */
    public void activateHoverHelp(Control control) {
        deactivateHoverHelp(control);
        control.addMouseTrackListener(hover);
        control.addMouseMoveListener(hover);
        control.addMouseListener(hover);
    }

    /** Shows the tooltip over a control no more. */
    public void deactivateHoverHelp(Control control) {
        if (!control.isDisposed()) {
            control.removeMouseTrackListener(hover);
            control.removeMouseMoveListener(hover);
            control.removeMouseListener(hover);
        }
        hide();
    }

    private void show(Control control, MouseEvent event) {
        hide();
        items.clear();
        TipShell made = new TipShell(control);
        tipComposite = made.composite();
        fill(control, event, new Point(event.x, event.y));
        made.addItems(items);
        if (made.isEmpty()) {
            made.close();
            tipComposite = null;
        } else {
            tip = made;
            made.open(control.toDisplay(event.x, event.y));
        }
    }

    private void hide() {
        if (tip != null) {
            tip.close();
            tip = null;
            tipComposite = null;
        }
    }

    /** The composite of the tooltip that is being filled or shown; null if there is none. */
    protected Composite getTipComposite() {
        return tipComposite;
    }

    /** Adds a line without a group. */
    protected void addItem(String name, String value) {
        addItem(null, name, value);
    }

    /**
     * Adds a line.
     *
     * @param category the title of its group; null for none
     * @param name the title
     * @param value the text
     */
    protected void addItem(@Nullable String category, String name, String value) {
        addItem(
                ToolTipString.fromString(category == null ? NO_CATEGORY : category),
                ToolTipString.fromString(name == null ? "" : name),
                ToolTipString.fromString(value == null ? "" : value));
    }

    /**
     * Adds a line.
     *
     * @param category the title of its group; null for none
     * @param name the title
     * @param value the text
     */
    protected void addItem(ToolTipString category, ToolTipString name, ToolTipString value) {
        ToolTipString group = category == null ? ToolTipString.fromString(NO_CATEGORY) : category;
        items.computeIfAbsent(group, c -> new LinkedHashMap<>()).put(name, value);
    }

    /**
     * Adds what there is to say at a point; without a line there is no tooltip.
     *
     * @param control the control
     * @param event the event of the pointer
     * @param pt the point in the control
     */
    protected abstract void fill(Control control, MouseEvent event, Point pt);
}
