package org.eclipse.tracecompass.tmf.ui.views.colors;

import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterDialog;
import org.eclipse.tracecompass.tmf.ui.views.filter.FilterTreeLabelProvider;

/** A setting of colours: buttons for the colours, a sample, and the filter. */
final class ColorSettingRow extends Composite {

    private static final String NO_STYLE = "org.eclipse.e4.ui.css.disabled";
    private static final int SAMPLE_WIDTH = 160;

    private final ColorSetting setting;
    private final Runnable changed;
    private final Label sample;
    private final Label tick;
    private final Label filter;

    /**
     * @param parent the parent
     * @param setting the setting
     * @param chosen told when the user clicks the row
     * @param changed told after each change of the setting
     */
    ColorSettingRow(
            Composite parent,
            ColorSetting setting,
            Consumer<ColorSettingRow> chosen,
            Runnable changed) {
        super(parent, SWT.NONE);
        this.setting = setting;
        this.changed = changed;
        setData(NO_STYLE, Boolean.TRUE);
        GridLayoutFactory.fillDefaults().numColumns(7).margins(5, 3).applyTo(this);
        button(Messages.Colors_Text, setting.getForegroundRGB(), setting::setForegroundRGB);
        button(Messages.Colors_Background, setting.getBackgroundRGB(), setting::setBackgroundRGB);
        button(Messages.Colors_Tick, setting.getTickColorRGB(), setting::setTickColorRGB);
        tick = label(20);
        sample = label(SAMPLE_WIDTH);
        sample.setAlignment(SWT.CENTER);
        Button edit = new Button(this, SWT.PUSH);
        edit.setText(Messages.Colors_Filter);
        edit.addListener(SWT.Selection, e -> editFilter());
        filter = new Label(this, SWT.NONE);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(filter);
        for (var each : new org.eclipse.swt.widgets.Control[] {this, tick, sample, filter}) {
            each.addListener(SWT.MouseDown, e -> chosen.accept(this));
        }
        show();
    }

    private Label label(int width) {
        Label label = new Label(this, SWT.NONE);
        label.setData(NO_STYLE, Boolean.TRUE);
        GridDataFactory.fillDefaults()
                .hint(width, SWT.DEFAULT)
                .align(SWT.BEGINNING, SWT.CENTER)
                .applyTo(label);
        return label;
    }

    private void button(String text, RGB first, Consumer<RGB> set) {
        Button button = new Button(this, SWT.PUSH);
        button.setText(text);
        RGB[] last = {first == null ? new RGB(0, 0, 0) : first};
        button.addListener(
                SWT.Selection,
                e -> {
                    RGB colour = ToolkitDialogs.current().colour(last[0], getShell());
                    if (colour != null) {
                        last[0] = colour;
                        set.accept(colour);
                        show();
                        changed.run();
                    }
                });
    }

    private void editFilter() {
        FilterDialog dialog = new FilterDialog(getShell());
        dialog.setFilter(setting.getFilter());
        if (dialog.open() == Window.OK) {
            setting.setFilter(dialog.getFilter());
            show();
            changed.run();
        }
    }

    private void show() {
        ITmfFilterTreeNode node = setting.getFilter();
        String name = new FilterTreeLabelProvider().getText(node);
        String text = node == null ? Messages.Colors_NoFilter : name + ": " + node;
        filter.setText(text.replace("&", "&&"));
        filter.setToolTipText(text.replace("&", "&&"));
        sample.setText(Messages.Colors_Sample);
        sample.setForeground(setting.getForegroundColor());
        sample.setBackground(setting.getBackgroundColor());
        tick.setBackground(setting.getTickColor());
        layout();
    }

    ColorSetting setting() {
        return setting;
    }

    /** Shows whether the row is the one that actions are about. */
    void setChosen(boolean chosen) {
        Color back = getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION);
        Color text = getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT);
        setBackground(chosen ? back : null);
        filter.setBackground(chosen ? back : null);
        filter.setForeground(chosen ? text : null);
    }
}
