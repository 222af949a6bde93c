package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Change;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Increment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/**
 * Writes declarations as text, in one style for any source: what {@link StatesLanguage} reads of it
 * is equal to what was written, comments too.
 */
public final class StatesPrinter {

    private static final String INDENTATION = "    ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    private StatesPrinter() {}

    /** Returns the text of a file. */
    public static String print(StatesFile file) {
        StatesPrinter printer = new StatesPrinter();
        printer.file(file);
        return printer.text.toString();
    }

    /** Returns the text of an expression. */
    public static String print(Expression expression) {
        return ExpressionPrinter.print(expression);
    }

    private void file(StatesFile file) {
        String version = file.version() == 0 ? "" : " version " + file.version();
        line(file.origin(), "states " + Quoting.text(file.name()) + version + ';');
        Definition before = null;
        for (Definition definition : file.definitions()) {
            if (before == null
                    || !isOneLine(before)
                    || before.getClass() != definition.getClass()) {
                text.append('\n');
            }
            definition(definition);
            before = definition;
        }
        if (!file.end().comments().isEmpty()) {
            text.append('\n');
            comments(file.end());
        }
    }

    private static boolean isOneLine(Definition definition) {
        return definition instanceof AttributeTyping || definition instanceof View;
    }

    private void definition(Definition definition) {
        switch (definition) {
            case Enumeration table -> enumeration(table);
            case AttributeTyping typing ->
                    line(
                            typing.origin(),
                            "attribute "
                                    + pattern(typing.pattern())
                                    + " : "
                                    + ExpressionPrinter.name(typing.type().word(), false)
                                    + ';');
            case EventRule rule -> rule(rule);
            case View view -> line(view.origin(), view(view));
        }
    }

    private void enumeration(Enumeration table) {
        open(table.origin(), "enum " + ExpressionPrinter.name(table.name(), false) + " {");
        for (Enumeration.Entry entry : table.entries()) {
            StringBuilder text =
                    new StringBuilder(ExpressionPrinter.name(entry.label(), false))
                            .append(" = ")
                            .append(entry.value());
            entry.title().ifPresent(title -> text.append(' ').append(Quoting.text(title)));
            entry.colour().ifPresent(colour -> text.append(' ').append(Quoting.text(colour)));
            line(entry.origin(), text.append(',').toString());
        }
        close(table.end(), "}");
    }

    private static String pattern(PathPattern pattern) {
        return Quoting.path(pattern.toString());
    }

    private void rule(EventRule rule) {
        if (rule.events().isCarrier()) {
            rule.body().statements().forEach(this::statement);
            return;
        }
        StringBuilder text = new StringBuilder("on ");
        String separator = "";
        for (String name : rule.events().names()) {
            text.append(separator);
            text.append(Quoting.isPlainName(name) ? name : Quoting.text(name));
            separator = ", ";
        }
        rule.when().ifPresent(when -> text.append(" when (").append(print(when)).append(')'));
        open(rule.origin(), text.append(" {").toString());
        rule.body().statements().forEach(this::statement);
        close(rule.body().end(), "}");
    }

    private static String view(View view) {
        StringBuilder text = new StringBuilder("view ").append(Quoting.text(view.title()));
        if (view.kind() != View.Kind.TIME_GRAPH) {
            text.append(' ').append(view.kind().word());
        }
        text.append(" rows ").append(pattern(view.rows()));
        constant(text, " state ", view.state());
        constant(text, " label ", view.label());
        String separator = " links ";
        for (PathPattern link : view.links()) {
            text.append(separator).append(pattern(link));
            separator = ", ";
        }
        view.unit().ifPresent(unit -> text.append(" unit ").append(Quoting.text(unit)));
        return text.append(';').toString();
    }

    private static void constant(StringBuilder text, String word, List<String> path) {
        if (!path.isEmpty()) {
            text.append(word).append(Quoting.text(String.join("/", path)));
        }
    }

    private void statement(Statement statement) {
        switch (statement) {
            case If choice -> {
                comments(choice.origin());
                indent();
                choice(choice);
            }
            case Let let ->
                    line(
                            let.origin(),
                            "let "
                                    + ExpressionPrinter.name(let.name(), false)
                                    + " = "
                                    + print(let.value())
                                    + ';');
            case Change change -> line(change.origin(), change(change));
        }
    }

    private static String change(Change change) {
        String sign = change instanceof Increment ? " by " : " = ";
        return ChangeKind.of(change).word()
                + ' '
                + ExpressionPrinter.path(change.path())
                + change.operand().map(value -> sign + print(value)).orElse("")
                + ';';
    }

    /** Goes on in the line it finds. */
    private void choice(If choice) {
        text.append("if (").append(print(choice.condition())).append(") {");
        endLine(choice.origin());
        body(choice.then());
        Optional<Block> otherwise = choice.otherwise();
        if (otherwise.isEmpty()) {
            close(choice.then().end(), "}");
            return;
        }
        Block last = otherwise.get();
        Origin between = choice.then().end();
        comments(between);
        depth--;
        indent();
        if (!between.remark().isEmpty()) {
            text.append("} // ").append(between.remark()).append('\n');
            indent();
            text.append("else ");
        } else {
            text.append("} else ");
        }
        If next = onlyChoice(last);
        if (next != null) {
            choice(next);
        } else {
            text.append("{\n");
            body(last);
            close(last.end(), "}");
        }
    }

    /** Returns what {@code else if} can be written for. */
    private static @Nullable If onlyChoice(Block block) {
        return block.statements().size() == 1
                        && block.statements().get(0) instanceof If next
                        && next.origin().comments().isEmpty()
                        && block.end().comments().isEmpty()
                        && block.end().remark().isEmpty()
                ? next
                : null;
    }

    /** Leaves the indentation as it is inside, for what ends the block. */
    private void body(Block block) {
        depth++;
        block.statements().forEach(this::statement);
    }

    private void open(Origin origin, String text) {
        line(origin, text);
        depth++;
    }

    private void close(Origin origin, String text) {
        comments(origin);
        depth--;
        indent();
        this.text.append(text);
        endLine(origin);
    }

    private void line(Origin origin, String text) {
        comments(origin);
        indent();
        this.text.append(text);
        endLine(origin);
    }

    private void endLine(Origin origin) {
        if (!origin.remark().isEmpty()) {
            text.append(" // ").append(origin.remark());
        }
        text.append('\n');
    }

    private void comments(Origin origin) {
        for (String comment : origin.comments()) {
            indent();
            text.append(comment.isEmpty() ? "//" : "// " + comment).append('\n');
        }
    }

    private void indent() {
        text.repeat(INDENTATION, depth);
    }
}
