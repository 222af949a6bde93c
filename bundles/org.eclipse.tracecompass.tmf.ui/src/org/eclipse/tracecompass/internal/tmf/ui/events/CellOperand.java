package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterNumbers;
import org.eclipse.tracecompass.common.core.filter.FilterOperands;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/** The only operand of a condition on a column: the text of the cell. */
final class CellOperand implements FilterOperands<String>, FilterOperands.Operand<String> {

    static final CellOperand INSTANCE = new CellOperand();

    private CellOperand() {}

    @Override
    public Operand<String> operand(FilterExpression.Name name) {
        return this;
    }

    /** Numbers may stand in groups of digits. */
    @Override
    public boolean any(String cell, Predicate<Object> test) {
        String digits = cell.replace(String.valueOf(TimeText.GAP), "");
        return test.test(FilterNumbers.number(digits) == null ? cell : digits);
    }

    @Override
    public boolean isPresent(String cell) {
        return !cell.isEmpty();
    }

    @Override
    public boolean isText() {
        return true;
    }

    @Override
    public boolean anywhere(String cell, Predicate<Object> test) {
        return test.test(cell);
    }
}
