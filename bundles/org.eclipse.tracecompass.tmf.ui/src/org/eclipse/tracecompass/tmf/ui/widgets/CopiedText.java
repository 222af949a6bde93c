package org.eclipse.tracecompass.tmf.ui.widgets;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * Text on the clipboard.
 *
 * @since 0.2.0
 */
public final class CopiedText {

    private CopiedText() {}

    /** Puts a text on the clipboard. On the UI thread. */
    public static void put(String text) {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }

    /**
     * Puts rows on the clipboard, their cells separated by tabs; the gaps between digits become
     * spaces. Without rows, the clipboard stays as it is. On the UI thread.
     *
     * @param rows the texts of the cells
     */
    public static void put(List<List<String>> rows) {
        if (!rows.isEmpty()) {
            put(
                    String.join("\n", rows.stream().map(row -> String.join("\t", row)).toList())
                            .replace(TimeText.GAP, ' '));
        }
    }

    /**
     * Copies rows on Ctrl+C and from a context menu, which has nothing else.
     *
     * @param control the widget with the rows
     * @param label the item of the menu
     * @param rows the texts of the selected rows, by column
     */
    public static void offer(Control control, String label, Supplier<List<List<String>>> rows) {
        FilledMenu.contextOf(
                control, menu -> menu.add(RunAction.push(label, null, () -> put(rows.get()))));
        control.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.stateMask == SWT.MOD1 && e.keyCode == 'c') {
                        put(rows.get());
                    }
                });
    }
}
