package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.KeyBindingsManager;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.Print;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.IExtendedFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.IExtendedFindProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDCollapseProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDExtendedActionBarProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFindProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDPropertiesProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.load.IUml2SDLoader;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.load.LoadersManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IPartListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.views.properties.IPropertySheetPage;

/**
 * A view with a sequence diagram and a bar with the times in it. A loader fills it and says what it
 * offers: finding, filtering, pages, actions. On the UI thread, except the methods named sync and
 * those that show a diagram.
 *
 * @since 9.5.0
 */
public class SDView extends ViewPart implements IPartListener {

    /** The group view modes of menus. */
    public static final String UML2SD_VIEW_MODES_SEPARATOR = "UML2SD_VIEW_MODES";

    /** The group working set of menus. */
    public static final String UML2SD_WORKING_SET_SEPARATOR = "UML2SD_WORKING_SET";

    /** The group sorting of menus. */
    public static final String UML2SD_SORTING_SEPARATOR = "UML2SD_SORTING";

    /** The group filtering of menus. */
    public static final String UML2SD_FILTERING_SEPARATOR = "UML2SD_FILTERING";

    /** The group view layout of menus. */
    public static final String UML2SD_VIEW_LAYOUT_SEPARATOR = "UML2SD_VIEW_LAYOUT";

    /** The group link editor of menus. */
    public static final String UML2SD_LINK_EDITOR_SEPARATOR = "UML2SD_LINK_EDITOR";

    /** The group other commands of menus. */
    public static final String UML2SD_OTHER_COMMANDS_SEPARATOR = "UML2SD_OTHER_COMMANDS";

    /** The group other plugins commands of menus. */
    public static final String UML2SD_OTHER_PLUGINS_COMMANDS_SEPARATOR =
            "UML2SD_OTHER_PLUGINS_COMMANDS";

    /** The context of the keys; the site activates it while the view is active. */
    private static final String KEYS = "org.eclipse.tracecompass.tmf.ui.context.sequenceDiagram";

    private static final int BAR_WIDTH = 14;

    private SDWidget widget;
    private TimeCompressionBar timeBar;
    private Label note;
    private MenuManager contextMenu;
    private ISDFindProvider find;
    private IExtendedFindProvider xfind;
    private ISDFilterProvider filter;
    private IExtendedFilterProvider xfilter;
    private ISDPagingProvider paging;
    private ISDExtendedActionBarProvider actionBar;
    private ISDPropertiesProvider properties;
    private boolean needInit = true;
    private final SDViewBars bars = new SDViewBars(this);

    @Override
    public void createPartControl(Composite c) {
        Composite area = new Composite(c, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(2, 0).applyTo(area);
        note = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(8, 8).applyTo(note);
        showNote(null);
        timeBar = new TimeCompressionBar(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(false, true).hint(BAR_WIDTH, 0).applyTo(timeBar);
        widget = new SDWidget(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(widget);
        widget.setSite(this);
        widget.setTimeBar(timeBar);
        widget.setOverviewEnabled(true);
        hookContextMenu();
        createMenuGroup();
        KeyBindingsManager.getInstance().add(getViewSite().getId());
        IContextService contexts = getSite().getService(IContextService.class);
        if (contexts != null) {
            contexts.activateContext(KEYS);
        }
        getViewSite().getPage().addPartListener(this);
        getViewSite()
                .getActionBars()
                .setGlobalActionHandler(ActionFactory.PRINT.getId(), new Print(this));
        needInit = !restoreLoader();
        createCoolbarContent();
    }

    /**
     * Says something above the diagram, for instance why it is empty. Any thread.
     *
     * @param text what to say; null for nothing
     */
    public void explain(String text) {
        if (widget != null && !widget.isDisposed()) {
            widget.getDisplay()
                    .asyncExec(
                            () -> {
                                if (isViewReady()) {
                                    showNote(text);
                                }
                            });
        }
    }

    private void showNote(String text) {
        note.setText(text == null ? "" : text.replace("&", "&&"));
        note.setVisible(text != null);
        ((GridData) note.getLayoutData()).exclude = text == null;
        note.requestLayout();
    }

    /** Shows an empty diagram. */
    protected void loadBlank() {
        IUml2SDLoader blank = new BlankUml2SdLoader();
        blank.setViewer(this);
        describe(blank);
    }

    @Override
    public void setFocus() {
        if (isViewReady()) {
            widget.setFocus();
            if (needInit) {
                needInit = !restoreLoader();
            }
        }
    }

    @Override
    public void dispose() {
        KeyBindingsManager.getInstance().remove(getViewSite().getId());
        getViewSite().getPage().removePartListener(this);
        LoadersManager.getInstance().resetLoader(getViewSite().getId());
        super.dispose();
    }

    /** The diagram. */
    public SDWidget getSDWidget() {
        return widget;
    }

    // --- what the loader offers

    /** Sets what finds in the diagram; null for nothing. */
    public void setSDFindProvider(ISDFindProvider provider) {
        find = provider;
        xfind = null;
        KeyBindingsManager.getInstance().setFindEnabled(provider != null);
        createCoolbarContent();
    }

    /** What finds in the diagram; null for nothing. */
    public ISDFindProvider getSDFindProvider() {
        return find;
    }

    /** Sets what finds in the diagram with an action of its own; null for nothing. */
    public void setExtendedFindProvider(IExtendedFindProvider provider) {
        xfind = provider;
        find = null;
        KeyBindingsManager.getInstance().setFindEnabled(provider != null);
        createCoolbarContent();
    }

    /** What finds in the diagram with an action of its own; null for nothing. */
    public IExtendedFindProvider getExtendedFindProvider() {
        return xfind;
    }

    /** Sets what filters the diagram; null for nothing. */
    public void setSDFilterProvider(ISDFilterProvider provider) {
        filter = provider;
        xfilter = null;
        createCoolbarContent();
    }

    /** What filters the diagram; null for nothing. */
    public ISDFilterProvider getSDFilterProvider() {
        return filter;
    }

    /** Sets what filters the diagram with an action of its own; null for nothing. */
    public void setExtendedFilterProvider(IExtendedFilterProvider provider) {
        xfilter = provider;
        filter = null;
        createCoolbarContent();
    }

    /** What filters the diagram with an action of its own; null for nothing. */
    public IExtendedFilterProvider getExtendedFilterProvider() {
        return xfilter;
    }

    /** Sets what has the pages of the diagram; null for nothing. */
    public void setSDPagingProvider(ISDPagingProvider provider) {
        paging = provider;
        createCoolbarContent();
    }

    /** What has the pages of the diagram; null for nothing. */
    public ISDPagingProvider getSDPagingProvider() {
        return paging;
    }

    /** Sets what adds actions to the view; null for nothing. */
    public void setSDExtendedActionBarProvider(ISDExtendedActionBarProvider provider) {
        actionBar = provider;
        createCoolbarContent();
    }

    /** What adds actions to the view; null for nothing. */
    public ISDExtendedActionBarProvider getSDExtendedActionBarProvider() {
        return actionBar;
    }

    /** Sets what shows the properties of what is selected; null for nothing. */
    public void setSDPropertiesProvider(ISDPropertiesProvider provider) {
        properties = provider;
    }

    /** What shows the properties of what is selected; null for nothing. */
    public ISDPropertiesProvider getSDPropertiesProvider() {
        return properties;
    }

    /** Forgets everything that a loader has set. */
    public void resetProviders() {
        find = null;
        xfind = null;
        filter = null;
        xfilter = null;
        paging = null;
        actionBar = null;
        properties = null;
        KeyBindingsManager.getInstance().setFindEnabled(false);
        if (isViewReady()) {
            widget.setCollapseProvider(null);
            createCoolbarContent();
        }
    }

    /** Sets what makes one lifeline of two; null for nothing. */
    public void setCollapsingProvider(ISDCollapseProvider provider) {
        if (widget != null) {
            widget.setCollapseProvider(provider);
        }
    }

    /** Sets the diagram. */
    protected void setSDWidget(SDWidget sdWidget) {
        widget = sdWidget;
    }

    /** Sets the bar with the times. */
    protected void setTimeBar(TimeCompressionBar timeCompressionbar) {
        timeBar = timeCompressionbar;
    }

    /** Sets whether a loader must be found when the view gets the focus. */
    protected void setNeedInit(boolean needInit) {
        this.needInit = needInit;
    }

    /** Whether a loader must be found when the view gets the focus. */
    protected boolean isNeedInit() {
        return needInit;
    }

    // --- menus

    /** Makes the context menu of the diagram. */
    protected void hookContextMenu() {
        contextMenu = new MenuManager("#PopupMenu");
        contextMenu.setRemoveAllWhenShown(true);
        contextMenu.addMenuListener(this::fillContextMenu);
        Control control = widget.getViewControl();
        control.setMenu(contextMenu.createContextMenu(control));
        getSite().registerContextMenu(contextMenu, widget.getSelectionProvider());
    }

    /** The context menu of the diagram. */
    public MenuManager getMenuManager() {
        return contextMenu;
    }

    /** Adds what can be done with the selected node. */
    protected void fillContextMenu(IMenuManager manager) {
        bars.fillContextMenu(manager, widget.getCurrentGraphNode());
    }

    /** Enables an action of the tool bar or the menu, or not. */
    public void setEnableAction(String actionName, boolean state) {
        bars.enable(actionName, state);
    }

    /** Makes the groups of the view menu. */
    protected void createMenuGroup() {
        bars.addGroups();
    }

    /** Fills tool bar and view menu with what the loader offers. */
    protected void createCoolbarContent() {
        if (!isViewReady()) {
            return;
        }
        IActionBars site = getViewSite().getActionBars();
        site.getMenuManager().removeAll();
        site.getToolBarManager().removeAll();
        createMenuGroup();
        bars.fill();
        updatePagesMenuItem(site);
        if (actionBar != null) {
            actionBar.supplementCoolbarContent(site);
        }
        site.updateActionBars();
    }

    /** Enables the actions of the pages as it is possible now. */
    public void updateCoolBar() {
        if (!isViewReady()) {
            return;
        }
        if (paging != null) {
            bars.enablePages(paging);
        }
        getViewSite().getActionBars().updateActionBars();
    }

    /** Adds the actions of the pages, if there are pages. */
    protected void updatePagesMenuItem(IActionBars bar) {
        if (paging != null) {
            bars.addPages(bar, paging);
        }
    }

    /** Enables the action of a command, or not. */
    public void setEnableCommand(String id, boolean value) {
        setEnableAction(id, value);
    }

    // --- the diagram

    /** Shows a diagram, from its upper left corner. */
    public void setFrame(Frame frame) {
        setFrame(frame, true);
    }

    /**
     * Shows a diagram.
     *
     * @param frame the diagram
     * @param resetPosition whether its upper left corner is shown
     */
    protected void setFrame(Frame frame, boolean resetPosition) {
        if (!isViewReady()) {
            return;
        }
        IUml2SDLoader loader =
                LoadersManager.getInstance().getCurrentLoader(getViewSite().getId(), this);
        widget.setFrame(frame, resetPosition);
        timeBar.setVisible(frame != null && frame.hasTimeInfo());
        if (loader != null) {
            describe(loader);
        }
        updateCoolBar();
    }

    private void sync(Runnable action) {
        if (widget != null && !widget.isDisposed()) {
            widget.getDisplay()
                    .syncExec(
                            () -> {
                                if (isViewReady()) {
                                    action.run();
                                }
                            });
        }
    }

    /** Shows a diagram and waits until it is shown. Any thread. */
    public void setFrameSync(Frame frame) {
        sync(() -> setFrame(frame));
    }

    /** Scrolls to a node and waits until it can be seen. Any thread. */
    public void ensureVisibleSync(GraphNode sm) {
        sync(() -> widget.ensureVisible(sm));
    }

    /** Shows a diagram and a node in it, and waits. Any thread. */
    public void setFrameAndEnsureVisibleSync(Frame frame, GraphNode sm) {
        sync(() -> setFrameAndEnsureVisible(frame, sm));
    }

    /** Shows a diagram and a node in it. */
    public void setFrameAndEnsureVisible(Frame frame, GraphNode sm) {
        widget.clearSelection();
        setFrame(frame, false);
        widget.ensureVisible(sm);
    }

    /** Shows a diagram and a place in it, and waits. Any thread. */
    public void setFrameAndEnsureVisibleSync(Frame frame, int x, int y) {
        sync(() -> setFrameAndEnsureVisible(frame, x, y));
    }

    /** Shows a diagram and a place in it. */
    public void setFrameAndEnsureVisible(Frame frame, int x, int y) {
        widget.clearSelection();
        setFrame(frame, false);
        widget.ensureVisible(x, y);
        widget.redraw();
    }

    /** Shows that the user has to wait, or not any more. Any thread. */
    public void toggleWaitCursorAsync(boolean wait) {
        if (widget == null || widget.isDisposed()) {
            return;
        }
        widget.getDisplay()
                .asyncExec(
                        () -> {
                            if (isViewReady()) {
                                widget.setCursor(
                                        wait
                                                ? widget.getDisplay()
                                                        .getSystemCursor(SWT.CURSOR_WAIT)
                                                : null);
                            }
                        });
    }

    /** The bar with the times. */
    public TimeCompressionBar getTimeCompressionBar() {
        return timeBar;
    }

    /** The diagram that is shown; null for none. */
    public Frame getFrame() {
        return isViewReady() ? widget.getFrame() : null;
    }

    /** Finds the loader of the view; shows an empty diagram if there is none. */
    protected boolean restoreLoader() {
        String id = getViewSite().getId();
        IUml2SDLoader loader = LoadersManager.getInstance().getCurrentLoader(id, this);
        if (loader == null) {
            loadBlank();
            return false;
        }
        describe(loader);
        return true;
    }

    /** Shows the title of a loader, unless the view already has this name. */
    private void describe(IUml2SDLoader loader) {
        String title = loader.getTitleString();
        setContentDescription(title == null || title.equals(getPartName()) ? "" : title);
    }

    /** Whether the widgets are there. */
    protected boolean isViewReady() {
        return widget != null && !widget.isDisposed();
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter.equals(IPropertySheetPage.class)) {
            return properties == null ? null : adapter.cast(properties.getPropertySheetEntry());
        }
        return super.getAdapter(adapter);
    }

    /** The actions with keys work on this view while it is active. */
    @Override
    public void partActivated(IWorkbenchPart part) {
        if (part == this) {
            KeyBindingsManager.getInstance().setSdView(this);
        }
    }

    @Override
    public void partBroughtToTop(IWorkbenchPart part) {
        // only the active view matters
    }

    @Override
    public void partClosed(IWorkbenchPart part) {
        // see dispose
    }

    @Override
    public void partDeactivated(IWorkbenchPart part) {
        if (part == this) {
            KeyBindingsManager.getInstance().setSdView(null);
        }
    }

    @Override
    public void partOpened(IWorkbenchPart part) {
        // see partActivated
    }

    /** Fills the view with an empty diagram. */
    public static class BlankUml2SdLoader implements IUml2SDLoader {

        @Override
        public void setViewer(SDView viewer) {
            Frame empty = new Frame();
            empty.setName("");
            viewer.resetProviders();
            viewer.getSDWidget().setFrame(empty, true);
        }

        @Override
        public String getTitleString() {
            return "";
        }

        @Override
        public void dispose() {
            // has nothing to release
        }
    }
}
