package org.eclipse.tracecompass.internal.tmf.sql.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Buttons of the Query view in a window of their own. */
@NonNullByDefault({})
@ExtendWith(OnUiThread.class)
class QueryActionsTest {

    private Shell shell;
    private Menu menu;

    @BeforeEach
    void open() {
        shell = new Shell();
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void theMenuThatAClickOpensIsGoneWithTheButton() {
        clickAndDispose(SWT.NONE);
        assertThat(menu.isDisposed()).isTrue();
    }

    @Test
    void theMenuThatTheArrowOpensIsGoneWithTheButton() {
        clickAndDispose(SWT.ARROW);
        assertThat(menu.isDisposed()).isTrue();
    }

    private void clickAndDispose(int where) {
        IAction action = QueryActions.dropDown("Queries", filled -> {});
        ToolBarManager manager = new ToolBarManager();
        manager.add(action);
        ToolBar bar = manager.createControl(shell);
        Event click = new Event();
        click.widget = bar.getItem(0);
        click.detail = where;
        bar.getItem(0).notifyListeners(SWT.Selection, click);
        menu = action.getMenuCreator().getMenu(bar);
        manager.dispose();
    }
}
