package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.ParserDraft.Syntax;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.Part.Kind;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomParsers;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.ParserSample;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;

/**
 * Creates or changes a custom parser. While the user edits, the parser is tried on a sample file:
 * the events that it finds are below, and problems are beside the part that has them.
 */
public final class ParserDialog extends TitleAreaDialog {

    private static final int DELAY_MS = 250;

    /** Below this size, the fields cannot be used. */
    private static final Point SMALLEST = new Point(780, 620);

    private final ParserDraft draft;
    private final @Nullable CustomTraceDefinition edited;
    private @Nullable Path sample;
    private @Nullable PartTree tree;
    private @Nullable PartForm form;
    private @Nullable SampleTable table;
    private @Nullable Label status;
    private @Nullable Composite csv;
    private @Nullable Text categoryField;
    private @Nullable SampleJob job;
    private int generation;

    private ParserDialog(
            @Nullable Shell parent,
            ParserDraft draft,
            @Nullable CustomTraceDefinition edited,
            @Nullable Path sample) {
        super(parent);
        this.draft = draft;
        this.edited = edited;
        this.sample = sample;
        setShellStyle(getShellStyle() | SWT.RESIZE | SWT.MAX);
        setHelpAvailable(false);
    }

    /**
     * A dialog for a new parser.
     *
     * @param parent the shell above it
     * @param sample a file that the parser shall read, or null
     */
    public static ParserDialog forNew(@Nullable Shell parent, @Nullable Path sample) {
        return new ParserDialog(parent, ParserDraft.ofNew(guess(sample)), null, sample);
    }

    /**
     * A dialog for a parser that there is. It is stored as the user's under its new name.
     *
     * @param parent the shell above it
     * @param definition the parser; it is not changed
     * @param sample a file that the parser shall read, or null
     */
    public static ParserDialog forExisting(
            @Nullable Shell parent, CustomTraceDefinition definition, @Nullable Path sample) {
        return new ParserDialog(parent, ParserDraft.of(definition), definition, sample);
    }

    private static Syntax guess(@Nullable Path sample) {
        String name = sample == null ? "" : sample.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".csv")) {
            return Syntax.CSV;
        }
        if (name.endsWith(".json") || name.endsWith(".jsonl") || name.endsWith(".ndjson")) {
            return Syntax.JSON;
        }
        return name.endsWith(".xml") ? Syntax.XML : Syntax.TEXT;
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(edited == null ? Messages.Parser_New : Messages.Parser_Edit);
            shell.setMinimumSize(SMALLEST);
        }
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected Point getInitialSize() {
        Point size = super.getInitialSize();
        return new Point(Math.max(size.x, 1000), Math.max(size.y, 720));
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite outer = (Composite) super.createDialogArea(parent);
        setTitle(edited == null ? Messages.Parser_New : Messages.Parser_Edit);
        setMessage(Messages.Parser_Message);
        Composite area = new Composite(outer, SWT.NONE);
        GridLayoutFactory.swtDefaults().margins(12, 8).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        createHead(area);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).hint(900, 250).applyTo(sash);
        PartTree parts =
                new PartTree(
                        sash,
                        draft,
                        part -> {
                            PartForm shown = form;
                            if (shown != null) {
                                shown.show(part);
                            }
                        },
                        this::changed);
        tree = parts;
        form = new PartForm(sash, this::partChanged);
        sash.setWeights(56, 44);
        parts.fill();
        createSample(area);
        table = new SampleTable(area);
        Label line = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
        status = line;
        return outer;
    }

    private void createHead(Composite parent) {
        Composite head = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(6).applyTo(head);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
        text(head, Messages.Parser_Name, draft.name, value -> draft.name = value.strip());
        categoryField =
                text(
                        head,
                        Messages.Parser_Category,
                        draft.category,
                        value -> draft.category = value.strip());
        new Label(head, SWT.NONE).setText(Messages.Parser_Syntax);
        Combo syntax = new Combo(head, SWT.READ_ONLY);
        for (Syntax each : Syntax.values()) {
            syntax.add(each.label);
        }
        syntax.select(draft.syntax.ordinal());
        syntax.setEnabled(edited == null);
        syntax.addListener(
                SWT.Selection, e -> setSyntax(Syntax.values()[syntax.getSelectionIndex()]));
        text(head, Messages.Parser_TimeFormat, draft.timeFormat, value -> draft.timeFormat = value);
        Composite options = new Composite(head, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(options);
        GridDataFactory.fillDefaults().span(4, 1).applyTo(options);
        text(
                options,
                Messages.Parser_Delimiter,
                draft.delimiter == '\t' ? "\\t" : String.valueOf(draft.delimiter),
                value ->
                        draft.delimiter =
                                value.equals("\\t")
                                        ? '\t'
                                        : value.isEmpty() ? ',' : value.charAt(0));
        Button header = new Button(options, SWT.CHECK);
        header.setText(Messages.Parser_Header);
        header.setSelection(draft.header);
        header.addListener(
                SWT.Selection,
                e -> {
                    draft.header = header.getSelection();
                    changed();
                });
        options.setVisible(draft.syntax == Syntax.CSV);
        csv = options;
    }

    private Text text(Composite parent, String label, String value, Consumer<String> setter) {
        new Label(parent, SWT.NONE).setText(label);
        Text field = new Text(parent, SWT.BORDER);
        field.setText(value);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        field.addListener(
                SWT.Modify,
                e -> {
                    setter.accept(field.getText());
                    changed();
                });
        return field;
    }

    private void setSyntax(Syntax syntax) {
        if (syntax == draft.syntax) {
            return;
        }
        draft.begin(syntax);
        Text field = categoryField;
        if (field != null) {
            field.setText(draft.category);
        }
        Composite options = csv;
        if (options != null) {
            options.setVisible(syntax == Syntax.CSV);
        }
        PartTree parts = tree;
        if (parts != null) {
            parts.fill();
        }
        changed();
    }

    private void createSample(Composite parent) {
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        Path known = sample;
        Text field =
                text(
                        row,
                        Messages.Parser_Sample,
                        known == null ? "" : known.toString(),
                        this::setSample);
        Button browse = new Button(row, SWT.PUSH);
        browse.setText(Messages.Parser_Browse);
        browse.addListener(
                SWT.Selection,
                e -> {
                    Path file =
                            FileQuestion.read(Purpose.OPEN, Messages.Parser_SampleTitle)
                                    .from(sample == null ? null : sample.getParent())
                                    .ask(getShell());
                    if (file != null) {
                        field.setText(file.toString());
                    }
                });
    }

    private void setSample(String text) {
        try {
            sample = text.isBlank() ? null : Path.of(text.strip());
        } catch (InvalidPathException e) {
            sample = null;
        }
    }

    @Override
    protected Control createButtonBar(@Nullable Composite parent) {
        Control bar = super.createButtonBar(parent);
        changed();
        return bar;
    }

    /** A part has other properties: a line may have other groups. */
    private void partChanged() {
        int before = count(draft.parts);
        draft.parts.forEach(ParserDialog::adapt);
        PartTree parts = tree;
        if (parts != null) {
            if (count(draft.parts) == before) {
                parts.update();
            } else {
                parts.fillQuietly();
            }
        }
        changed();
    }

    private static void adapt(Part part) {
        part.adaptGroups();
        part.children.forEach(ParserDialog::adapt);
    }

    private static int count(List<Part> parts) {
        return parts.stream().mapToInt(part -> 1 + count(part.children)).sum();
    }

    /** Tries the parser a little later, when the user has stopped typing. */
    private void changed() {
        int mine = ++generation;
        Button ok = getButton(IDialogConstants.OK_ID);
        String error = nameProblem();
        setErrorMessage(draft.name.isEmpty() ? null : error);
        if (ok != null) {
            ok.setEnabled(error == null);
        }
        Shell shell = getShell();
        if (shell == null) {
            return;
        }
        shell.getDisplay()
                .timerExec(
                        DELAY_MS,
                        () -> {
                            if (mine == generation && !shell.isDisposed()) {
                                tryParser(mine);
                            }
                        });
    }

    private @Nullable String nameProblem() {
        if (draft.name.isEmpty() || draft.category.isEmpty()) {
            return Messages.Parser_NoName;
        }
        if (draft.name.contains(":") || draft.category.contains(":")) {
            return Messages.Parser_Colon;
        }
        if (draft.parts.stream().anyMatch(Part::isBroken)) {
            return Messages.Parser_Broken;
        }
        boolean record =
                draft.syntax != Syntax.XML || draft.parts.stream().anyMatch(this::isRecord);
        return record ? null : Messages.Parser_NoRecord;
    }

    private boolean isRecord(Part part) {
        return part.kind == Kind.ELEMENT
                && (part.record || part.children.stream().anyMatch(this::isRecord));
    }

    private void tryParser(int mine) {
        SampleJob running = job;
        if (running != null) {
            running.cancel();
        }
        Path file = sample;
        Label line = status;
        if (file == null || !Files.isRegularFile(file)) {
            if (line != null) {
                line.setText(file == null ? Messages.Parser_NoSample : Messages.Parser_NoFile);
            }
            return;
        }
        Map<Object, Part> origins = new IdentityHashMap<>();
        CustomTraceDefinition definition = draft.toDefinition(origins);
        Display display = getShell().getDisplay();
        SampleJob next =
                new SampleJob(
                        definition,
                        file,
                        result -> display.asyncExec(() -> show(result, origins, mine)));
        job = next;
        if (line != null) {
            line.setText(Messages.Parser_Trying);
        }
        next.schedule();
    }

    private void show(ParserSample result, Map<Object, Part> origins, int mine) {
        PartTree parts = tree;
        SampleTable events = table;
        Label line = status;
        Shell shell = getShell();
        if (mine != generation
                || shell == null
                || shell.isDisposed()
                || parts == null
                || events == null
                || line == null) {
            return;
        }
        clear(draft.parts);
        String general = "";
        for (ParserSample.Finding finding : result.findings()) {
            Part part = finding.where() == null ? null : origins.get(finding.where());
            if (part == null) {
                general = general.isEmpty() ? finding.toString() : general;
            } else if (part.problem.isEmpty()) {
                part.problem = finding.toString();
            }
        }
        parts.update();
        PartForm shown = form;
        if (shown != null) {
            shown.showProblem();
        }
        events.show(result);
        line.setText(
                general.isEmpty()
                        ? Texts.bind(Messages.Parser_Found, Texts.events(result.events().size()))
                        : general);
        boolean problem = !result.findings().isEmpty();
        setMessage(
                problem ? result.findings().get(0).toString() : Messages.Parser_Message,
                problem ? IMessageProvider.WARNING : IMessageProvider.NONE);
        line.getParent().layout();
    }

    private static void clear(List<Part> parts) {
        for (Part part : parts) {
            part.problem = "";
            clear(part.children);
        }
    }

    /** Whether no other parser has the name, or the user wants that one to be replaced. */
    private boolean mayStore(CustomTraceDefinition definition) {
        CustomTraceDefinition old = edited;
        return old != null && ParserDraft.haveOneName(old, definition)
                || CustomParsers.all().stream()
                        .noneMatch(each -> ParserDraft.haveOneName(each, definition))
                || MessageDialog.openQuestion(
                        getShell(),
                        getShell().getText(),
                        Texts.bind(Messages.Parsers_ConfirmReplace, definition.definitionName));
    }

    @Override
    protected void okPressed() {
        CustomTraceDefinition definition = draft.toDefinition();
        if (!mayStore(definition)) {
            return;
        }
        try {
            CustomParsers.store(definition);
            CustomTraceDefinition old = edited;
            if (old != null && !ParserDraft.haveOneName(old, definition)) {
                CustomParsers.delete(old);
            }
            super.okPressed();
        } catch (IOException e) {
            setErrorMessage(e.getMessage());
        }
    }

    @Override
    public boolean close() {
        SampleJob running = job;
        if (running != null) {
            running.cancel();
        }
        generation++;
        return super.close();
    }
}
