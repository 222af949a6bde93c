package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;

/** The legend of colours, which can be changed; each change is visible at once. */
final class LegendDialog extends Dialog {

    private static final int RESET = IDialogConstants.CLIENT_ID + 1;
    private static final int COLUMNS = 2;

    private final StatePalette original;
    private final Map<String, Integer> colours;
    private final Consumer<Map<String, Integer>> apply;
    private final Map<String, Canvas> swatches = new HashMap<>();

    /**
     * @param original the palette without the user's choices
     * @param colours the user's choices, by style key
     * @param apply is told about every change
     */
    LegendDialog(
            Shell parent,
            StatePalette original,
            Map<String, Integer> colours,
            Consumer<Map<String, Integer>> apply) {
        super(parent);
        this.original = original;
        this.colours = new HashMap<>(colours);
        this.apply = apply;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(Messages.Legend_Title);
        }
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        new Label(area, SWT.NONE)
                .setText(original.styles().isEmpty() ? Messages.Legend_None : Messages.Legend_Text);
        ScrolledComposite scroll = new ScrolledComposite(area, SWT.V_SCROLL);
        GridData fill = new GridData(SWT.FILL, SWT.FILL, true, true);
        fill.widthHint = 420;
        scroll.setLayoutData(fill);
        Composite list = new Composite(scroll, SWT.NONE);
        GridLayout grid = new GridLayout(2 * COLUMNS, false);
        grid.horizontalSpacing = 10;
        grid.verticalSpacing = 6;
        list.setLayout(grid);
        Map<String, StateStyle> byName = new LinkedHashMap<>();
        original.styles().stream()
                .filter(s -> !s.name().isEmpty())
                .forEach(s -> byName.putIfAbsent(s.name(), s));
        byName.values().forEach(style -> item(list, style));
        scroll.setContent(list);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        Point size = list.computeSize(SWT.DEFAULT, SWT.DEFAULT);
        scroll.setMinSize(size);
        fill.heightHint = Math.min(420, size.y);
        return area;
    }

    private void item(Composite list, StateStyle style) {
        Canvas swatch = new Canvas(list, SWT.DOUBLE_BUFFERED);
        swatch.setLayoutData(new GridData(34, 18));
        swatch.setToolTipText(NLS.bind(Messages.Legend_Change, style.name()));
        swatch.setCursor(list.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        swatch.addListener(SWT.Paint, e -> paint(e.gc, style));
        swatch.addListener(SWT.MouseUp, e -> choose(style));
        swatch.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == ' ' || e.keyCode == SWT.CR) {
                        choose(style);
                    }
                });
        swatches.put(style.key(), swatch);
        Label name = new Label(list, SWT.NONE);
        name.setText(style.name().replace("&", "&&"));
        name.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    }

    private void paint(GC gc, StateStyle style) {
        Integer chosen = colours.get(style.key());
        gc.setAntialias(SWT.ON);
        gc.setBackground(SwtSurface.colour(chosen != null ? chosen : style.argb()));
        int height = Math.max(3, (int) Math.round(18 * style.height()));
        gc.fillRoundRectangle(0, (18 - height) / 2, 34, height, 4, 4);
    }

    private void choose(StateStyle style) {
        Integer chosen = colours.get(style.key());
        int argb = chosen != null ? chosen : style.argb();
        RGB current = new RGB(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
        RGB rgb = ToolkitDialogs.current().colour(current, getShell());
        if (rgb != null) {
            set(style, 0xff000000 | rgb.red << 16 | rgb.green << 8 | rgb.blue);
        }
    }

    private void set(StateStyle style, int argb) {
        for (StateStyle other : original.styles()) {
            if (other.name().equals(style.name())) {
                colours.put(other.key(), argb);
            }
        }
        changed();
    }

    private void changed() {
        apply.accept(Map.copyOf(colours));
        swatches.values().forEach(Canvas::redraw);
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        createButton(parent, RESET, Messages.Legend_Reset, false);
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
    }

    @Override
    protected void buttonPressed(int id) {
        if (id == RESET) {
            colours.clear();
            changed();
        } else {
            super.buttonPressed(id);
        }
    }
}
