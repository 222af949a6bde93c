package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** Reads a file: its header, its definitions, and statements that stand outside {@code on}. */
final class FileParser {

    private final Tokens tokens;
    private final Problems problems;
    private final ExpressionParser expressions;
    private final StatementParser statements;
    private final DefinitionParser definitionParser;
    private final DefinitionList definitions = new DefinitionList();
    private ChangeRecords loose = new ChangeRecords();
    private Token looseBegin;
    private String name;
    private int version;
    private Origin header = Origin.NONE;

    FileParser(Tokens tokens, String name) {
        this.tokens = tokens;
        this.name = name;
        problems = tokens.problems();
        expressions = new ExpressionParser(tokens);
        statements = new StatementParser(tokens, expressions);
        definitionParser = new DefinitionParser(tokens, expressions, statements);
        looseBegin = tokens.peek();
    }

    StatesFile file(String source) {
        if (tokens.isAt("states")) {
            guarded(this::header);
        }
        while (!tokens.isAtEnd() && !problems.areTooMany()) {
            guarded(this::definition);
        }
        guarded(this::endLoose);
        return new StatesFile(
                name, source, version, definitions.list(), header, tokens.origin(tokens.next()));
    }

    private void guarded(Runnable part) {
        try {
            part.run();
        } catch (SyntaxError e) {
            problems.error(e);
            tokens.recover();
            tokens.accept("}");
        }
    }

    private void header() {
        Token first = tokens.next();
        name = tokens.expectLabel("the name of the declarations");
        if (tokens.accept("version")) {
            version = NameParser.index(tokens);
        }
        tokens.expect(";");
        header = tokens.origin(first);
    }

    private void definition() {
        Token first = tokens.peek();
        switch (first.text()) {
            case "enum" -> add(definitionParser::enumeration);
            case "attribute" -> add(definitionParser::typing);
            case "on" -> add(definitionParser::rule);
            case "view" -> add(new ViewParser(tokens, expressions.paths())::view);
            case "states" -> throw new SyntaxError(first, "The header is not at the beginning", "");
            default -> {
                if (loose.isEmpty()) {
                    looseBegin = first;
                }
                statements.statement(loose);
            }
        }
    }

    private void add(Supplier<Definition> definition) {
        endLoose();
        definitions.add(definition.get());
    }

    /** Statements that are not in a rule make one together. */
    private void endLoose() {
        if (loose.isEmpty()) {
            return;
        }
        List<Statement> statements = loose.finish(problems);
        loose = new ChangeRecords();
        definitions.add(
                new EventRule(
                        EventSelector.CARRIER,
                        Optional.empty(),
                        new Block(statements, Origin.NONE),
                        Tokens.place(looseBegin)));
    }
}
