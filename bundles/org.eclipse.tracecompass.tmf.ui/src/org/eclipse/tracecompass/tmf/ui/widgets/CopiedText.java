package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;

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
}
