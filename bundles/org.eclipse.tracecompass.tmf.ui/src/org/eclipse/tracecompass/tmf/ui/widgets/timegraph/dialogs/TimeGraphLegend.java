package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;
import org.eclipse.tracecompass.tmf.ui.timegraph.ColourChoices;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;

/**
 * The legend of a time graph: the kinds of states and links with their colours, in groups. A click
 * on a colour chooses another one, which is stored and seen at once. For the UI thread.
 *
 * @since 9.5.0
 */
public class TimeGraphLegend extends TitleAreaDialog {

    private static final int SWATCH_WIDTH = 34;
    private static final int SWATCH_HEIGHT = 18;
    private static final int COLUMNS = 2;

    private final ITimeGraphPresentationProvider provider;
    private final ColourChoices choices;
    private final Map<String, Integer> colours;
    private final List<LegendEntry> entries = new ArrayList<>();

    /** A kind of states or links: its colour and its name. */
    protected class LegendEntry extends Composite {

        private final StateItem item;
        private final Canvas swatch;
        private final Button reset;

        /**
         * @param parent the parent
         * @param si the kind of states or links
         */
        public LegendEntry(Composite parent, StateItem si) {
            super(parent, SWT.NONE);
            item = si;
            GridLayout layout = new GridLayout(3, false);
            layout.marginWidth = 2;
            layout.marginHeight = 0;
            setLayout(layout);
            setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
            String name = si.getStateString();
            swatch = new Canvas(this, SWT.DOUBLE_BUFFERED);
            swatch.setLayoutData(new GridData(SWATCH_WIDTH, SWATCH_HEIGHT));
            swatch.setToolTipText(NLS.bind(Messages.Legend_Colour, name));
            swatch.setCursor(getDisplay().getSystemCursor(SWT.CURSOR_HAND));
            swatch.addListener(SWT.Paint, e -> paint(e.gc));
            swatch.addListener(SWT.MouseUp, e -> choose());
            Label label = new Label(this, SWT.NONE);
            label.setText(name.replace("&", "&&"));
            label.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
            reset = new Button(this, SWT.FLAT);
            reset.setText("\u21ba");
            reset.setToolTipText(Messages.Legend_Reset);
            reset.setVisible(colours.containsKey(name));
            reset.addListener(SWT.Selection, e -> resetColour());
            entries.add(this);
        }

        private RGB colour() {
            Integer chosen = colours.get(item.getStateString());
            return chosen == null
                    ? item.getStateColor()
                    : new RGB(chosen >> 16 & 0xff, chosen >> 8 & 0xff, chosen & 0xff);
        }

        private void paint(GC gc) {
            gc.setAntialias(SWT.ON);
            gc.setBackground(new Color(colour()));
            gc.setForeground(new Color(colour()));
            int middle = SWATCH_HEIGHT / 2;
            if (isLinkState(item)) {
                gc.setLineWidth(Math.max(1, Math.min(10, item.getStateWidth())));
                gc.drawLine(0, middle, SWATCH_WIDTH - 6, middle);
                gc.fillPolygon(
                        new int[] {
                            SWATCH_WIDTH - 8,
                            middle - 4,
                            SWATCH_WIDTH,
                            middle,
                            SWATCH_WIDTH - 8,
                            middle + 4
                        });
                return;
            }
            float share = Math.clamp(item.getStateHeightFactor(), 0f, 1f);
            int height = Math.max(3, Math.round(SWATCH_HEIGHT * share));
            gc.fillRoundRectangle(0, (SWATCH_HEIGHT - height) / 2, SWATCH_WIDTH, height, 4, 4);
        }

        private void choose() {
            RGB chosen = ToolkitDialogs.current().colour(colour(), getShell());
            if (chosen != null) {
                item.setStateColor(chosen);
                int argb = 0xff000000 | chosen.red << 16 | chosen.green << 8 | chosen.blue;
                colours.put(item.getStateString(), argb);
                coloursChanged();
            }
        }

        private void resetColour() {
            item.reset();
            colours.remove(item.getStateString());
            coloursChanged();
        }

        private void show() {
            reset.setVisible(colours.containsKey(item.getStateString()));
            swatch.redraw();
        }

        @Override
        public void dispose() {
            entries.remove(this);
            super.dispose();
        }
    }

    /**
     * Opens the legend of a time graph.
     *
     * @param parent the parent window
     * @param provider says what kinds of states and links there are
     */
    public static void open(Shell parent, ITimeGraphPresentationProvider provider) {
        new TimeGraphLegend(parent, provider).open();
    }

    /**
     * @param parent the parent window
     * @param provider says what kinds of states and links there are
     */
    public TimeGraphLegend(Shell parent, ITimeGraphPresentationProvider provider) {
        super(parent);
        this.provider = provider;
        choices = new ColourChoices(provider.getPreferenceKey());
        colours = new HashMap<>(choices.load());
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Says what kinds of states and links there are. */
    protected final ITimeGraphPresentationProvider getPresentationProvider() {
        return provider;
    }

    private void coloursChanged() {
        choices.save(colours);
        provider.refresh();
        entries.forEach(LegendEntry::show);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        ScrolledComposite scroll = new ScrolledComposite(area, SWT.V_SCROLL);
        scroll.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        Composite list = new Composite(scroll, SWT.NONE);
        list.setLayout(new GridLayout());
        createStatesGroup(list);
        scroll.setContent(list);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.setMinSize(list.computeSize(SWT.DEFAULT, SWT.DEFAULT));
        setTitle(Messages.Legend_Title);
        setMessage(Messages.Legend_Message);
        return area;
    }

    @Override
    protected Point getInitialSize() {
        Point wanted = super.getInitialSize();
        return new Point(Math.clamp(wanted.x, 480, 800), Math.clamp(wanted.y, 240, 640));
    }

    /** Creates a group per group of states, and one for links. */
    protected void createStatesGroup(Composite composite) {
        Map<String, List<StateItem>> groups = new LinkedHashMap<>();
        List<StateItem> links = new ArrayList<>();
        for (StateItem item : provider.getStateTable()) {
            if (item == null) {
                continue;
            }
            if (isLinkState(item)) {
                links.add(item);
            } else {
                groups.computeIfAbsent(group(item), g -> new ArrayList<>()).add(item);
            }
        }
        groups.forEach((title, items) -> createGroup(composite, title, items));
        if (!links.isEmpty()) {
            createGroup(composite, provider.getLinkTypeName(), links);
        }
    }

    private String group(StateItem item) {
        Object group = item.getStyleMap().get(StyleProperties.STYLE_GROUP);
        return group == null
                ? NLS.bind(Messages.Legend_States, provider.getStateTypeName())
                : group.toString();
    }

    private void createGroup(Composite parent, String title, List<StateItem> items) {
        Group group = new Group(parent, SWT.NONE);
        group.setText(title.replace("&", "&&"));
        group.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
        group.setLayout(new GridLayout(COLUMNS, true));
        items.forEach(item -> new LegendEntry(group, item));
    }

    /** Whether an item is a kind of links. */
    protected static boolean isLinkState(StateItem si) {
        return si.isLink();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.Legend_Title);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
    }
}
