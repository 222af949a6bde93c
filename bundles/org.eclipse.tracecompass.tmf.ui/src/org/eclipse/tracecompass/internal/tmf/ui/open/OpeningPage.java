package org.eclipse.tracecompass.internal.tmf.ui.open;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;

/**
 * What an editor shows in place of its trace: that it is being opened, or why it could not be. On
 * the UI thread.
 */
public final class OpeningPage {

    private static final int WIDTH = 520;

    private final Composite page;
    private final Label text;
    private final Button again;

    /**
     * Creates a page that says that the trace is being opened.
     *
     * @param parent the parent, whose layout places the page
     * @param opening opens the trace once more, when the user wants it after a failure
     */
    public OpeningPage(Composite parent, Runnable opening) {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(page);
        text = new Label(page, SWT.WRAP);
        GridDataFactory.swtDefaults().hint(WIDTH, SWT.DEFAULT).applyTo(text);
        again = new Button(page, SWT.PUSH);
        again.setText(Messages.Editor_TryAgain);
        again.addListener(SWT.Selection, e -> opening.run());
        showOpening();
    }

    /** Says that the trace is being opened. */
    public void showOpening() {
        show(Messages.Editor_Opening, false);
    }

    /**
     * Says why the trace could not be opened, and offers to try again.
     *
     * @param reason a sentence for the user; empty if opening it was cancelled
     */
    public void showFailure(String reason) {
        show(reason.isEmpty() ? Messages.Editor_Cancelled : reason, true);
    }

    private void show(String words, boolean failed) {
        if (!page.isDisposed()) {
            text.setText(words.replace("&", "&&"));
            again.setVisible(failed);
            page.layout(true);
        }
    }
}
