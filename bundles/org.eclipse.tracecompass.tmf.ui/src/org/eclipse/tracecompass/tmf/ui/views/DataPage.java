package org.eclipse.tracecompass.tmf.ui.views;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/**
 * A page with the data of a view, or with words in their place: why there is nothing to see, or
 * what is at work. While there are data, a line below them says what is at work. For the UI thread.
 */
public final class DataPage extends Composite {

    private static final int WIDTH = 520;

    private final Composite layers;
    private final StackLayout stack = new StackLayout();
    private final Composite area;
    private final Composite words;
    private final Label title;
    private final Label detail;
    private final Label line;
    private @Nullable EmptyReason message;
    private String progress = "";
    private boolean filled;

    /** Creates a page without data. */
    public DataPage(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(this);
        layers = new Composite(this, SWT.NONE);
        layers.setLayout(stack);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(layers);
        line = new Label(this, SWT.RIGHT);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(line);
        line.setVisible(false);
        area = new Composite(layers, SWT.NONE);
        area.setLayout(new FillLayout());
        words = new Composite(layers, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(words);
        title = new Label(words, SWT.CENTER | SWT.WRAP);
        title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        title.setLayoutData(place(SWT.END));
        detail = new Label(words, SWT.CENTER | SWT.WRAP);
        detail.setLayoutData(place(SWT.BEGINNING));
        stack.topControl = area;
    }

    private static GridData place(int vertical) {
        GridData data = new GridData(SWT.CENTER, vertical, true, true);
        data.widthHint = WIDTH;
        return data;
    }

    /** The parent of the widgets with the data. */
    public Composite area() {
        return area;
    }

    /** The words in place of the data; empty if these are shown. */
    public String message() {
        return isEmpty() ? title.getText() + "\n" + detail.getText() : "";
    }

    /** Whether words are shown in place of the data. */
    public boolean isEmpty() {
        return stack.topControl == words;
    }

    /** Sets whether there is data to show, even if more may follow. */
    public void setFilled(boolean any) {
        filled = any;
        refresh();
    }

    /** Shows why there is nothing to see; null shows the data. */
    public void showMessage(@Nullable EmptyReason reason) {
        message = reason;
        refresh();
    }

    /**
     * Shows running work: below the data, or in their place while there are none.
     *
     * @param text what is at work; null = nothing
     * @param share how much is done, 0 to 1; negative if unknown
     */
    public void showProgress(@Nullable String text, double share) {
        progress = text == null ? "" : text + (share < 0 ? ellipsis(text) : percent(share));
        refresh();
    }

    /** Whole sentences have no more to come. */
    private static String ellipsis(String text) {
        return text.endsWith(".") ? "" : "\u2026";
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, " %d %%", Math.round(share * 100));
    }

    private void refresh() {
        if (isDisposed()) {
            return;
        }
        EmptyReason reason = message;
        if (reason == null && !filled && !progress.isEmpty()) {
            reason = new EmptyReason(progress, "");
        }
        if (reason != null) {
            write(title, reason.title());
            write(detail, reason.detail());
            words.layout();
        }
        boolean atWork = reason == null && !progress.isEmpty();
        write(line, atWork ? progress + " " : "");
        if (line.getVisible() != atWork) {
            line.setVisible(atWork);
            GridDataFactory.createFrom((GridData) line.getLayoutData())
                    .exclude(!atWork)
                    .applyTo(line);
            layout();
        }
        Control top = reason == null ? area : words;
        if (stack.topControl != top) {
            stack.topControl = top;
            layers.layout();
        }
    }

    private static void write(Label label, String text) {
        String shown = text.replace("&", "&&");
        if (!label.getText().equals(shown)) {
            label.setText(shown);
        }
    }

    @Override
    public boolean setFocus() {
        return area.setFocus();
    }
}
