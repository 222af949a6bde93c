package org.eclipse.tracecompass.internal.rcp.ui;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;

/**
 * Something that the user should know but need not answer, in a popup at the edge of the screen.
 *
 * @param title a few words
 * @param text sentences
 * @param action what the user may do about it
 */
record Notice(String title, String text, @Nullable Action action) {

    private static final long SHOWN = 120_000;

    /** Of the popup, in pixels. */
    private static final int WIDTH = 380;

    /**
     * Something that the user may do.
     *
     * @param label its name
     * @param run does it and returns a sentence about the result
     */
    record Action(String label, Supplier<String> run) {}

    /** Shows it; on the UI thread. */
    void show(Display display) {
        if (!display.isDisposed()) {
            NotificationPopup.forDisplay(display)
                    .title(title, true)
                    .content(this::content)
                    .delay(SHOWN)
                    .open();
        }
    }

    private Control content(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        // A popup does not wrap a plain text; this also can be selected and copied.
        Text sentences = new Text(area, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY);
        sentences.setText(text);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(sentences);
        Action offered = action;
        if (offered != null) {
            Link link = new Link(area, SWT.NONE);
            link.setText("<a>" + offered.label() + "</a>");
            link.addListener(
                    SWT.Selection,
                    event -> {
                        sentences.setText(offered.run().get());
                        link.dispose();
                        area.layout();
                    });
        }
        return area;
    }
}
