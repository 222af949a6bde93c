package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBox;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameText;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/** Shows the details of the box under the pointer. */
final class FlameTip extends ToolTip {

    private static final int DELAY = 400;
    private static final int SHIFT = 14;

    private final FlameGraphControl control;

    FlameTip(FlameGraphControl control) {
        super(control, NO_RECREATE, false);
        this.control = control;
        setPopupDelay(DELAY);
        setShift(new Point(SHIFT, SHIFT));
        setHideOnMouseDown(true);
    }

    private @Nullable FlameBox box(@Nullable Event event) {
        return event == null ? null : control.scene().at(event.x, event.y);
    }

    @Override
    protected @Nullable Object getToolTipArea(@Nullable Event event) {
        return box(event);
    }

    @Override
    protected boolean shouldCreateToolTip(@Nullable Event event) {
        return box(event) != null;
    }

    @Override
    protected Composite createToolTipContentArea(
            @Nullable Event event, @Nullable Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.verticalSpacing = 2;
        layout.horizontalSpacing = 12;
        area.setLayout(layout);
        FlameBox box = box(event);
        if (box != null) {
            Label title = new Label(area, SWT.NONE);
            title.setText(box.name().replace("&", "&&"));
            title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
            title.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false, 2, 1));
            FlameText.details(box, control.scene().boxes().all(), control.scene().trees())
                    .forEach(
                            (key, value) -> {
                                new Label(area, SWT.NONE).setText(key);
                                new Label(area, SWT.NONE).setText(value);
                            });
        }
        paint(area, control.scene().theme());
        return area;
    }

    private static void paint(Composite area, Theme theme) {
        Color background = colour(theme.header());
        Color text = colour(theme.text());
        area.setBackground(background);
        for (Control child : area.getChildren()) {
            child.setBackground(background);
            child.setForeground(text);
        }
    }

    private static Color colour(int argb) {
        return new Color(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }
}
