package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.IAxisDomain;

/** The label, unit and kind of values of an axis. Immutable. */
public class TmfXYAxisDescription {

    /** An unnamed axis of time. */
    public static final TmfXYAxisDescription DEFAULT_X_AXIS =
            new TmfXYAxisDescription("", "ns", DataType.TIMESTAMP);

    /** An unnamed axis of numbers. */
    public static final TmfXYAxisDescription DEFAULT_Y_AXIS = new TmfXYAxisDescription("", "");

    private final String label;
    private final String unit;
    private final DataType dataType;
    private final @Nullable IAxisDomain axisDomain;

    /**
     * Creates an axis of numbers.
     *
     * @param label its label
     * @param unit its unit, empty for none
     */
    public TmfXYAxisDescription(String label, String unit) {
        this(label, unit, DataType.NUMBER);
    }

    /**
     * Creates an axis.
     *
     * @param label its label
     * @param unit its unit, empty for none
     * @param dataType the kind of values
     */
    public TmfXYAxisDescription(String label, String unit, DataType dataType) {
        this.label = label;
        this.unit = unit;
        this.dataType = dataType;
        axisDomain = null;
    }

    /**
     * Creates an axis whose values are known.
     *
     * @param label its label
     * @param unit its unit, empty for none
     * @param dataType the kind of values
     * @param axisDomain the values
     */
    public TmfXYAxisDescription(
            String label, String unit, DataType dataType, IAxisDomain axisDomain) {
        this.label = label;
        this.unit = unit;
        this.dataType = dataType;
        this.axisDomain = axisDomain;
    }

    /** Returns the label. */
    public String getLabel() {
        return label;
    }

    /** Returns the unit, empty for none. */
    public String getUnit() {
        return unit;
    }

    /** Returns the kind of values. */
    public DataType getDataType() {
        return dataType;
    }

    /** Returns the values the axis can show, null when they are not known beforehand. */
    public @Nullable IAxisDomain getAxisDomain() {
        return axisDomain;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TmfXYAxisDescription other
                && label.equals(other.label)
                && unit.equals(other.unit)
                && dataType == other.dataType
                && Objects.equals(axisDomain, other.axisDomain);
    }

    @Override
    public int hashCode() {
        return Objects.hash(label, unit, dataType, axisDomain);
    }
}
