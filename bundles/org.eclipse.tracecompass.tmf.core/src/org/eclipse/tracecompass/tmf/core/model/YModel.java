package org.eclipse.tracecompass.tmf.core.model;

import java.util.Arrays;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** The usual {@link IYModel}: an id, a name and an array of values, which is not copied. */
public class YModel implements IYModel {

    private final long fId;
    private final String fName;
    private final double[] fYValues;
    private final @Nullable TmfXYAxisDescription fYAxis;

    /**
     * Creates a series.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param yValues its values
     */
    public YModel(long id, String name, double[] yValues) {
        this(id, name, yValues, null);
    }

    /**
     * Creates a series without a name.
     *
     * @param id the id of its tree entry
     * @param yValues its values
     */
    public YModel(long id, double[] yValues) {
        this(id, "", yValues, null);
    }

    /**
     * Creates a series.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param yValues its values
     * @param yAxis its axis, null for the default one
     */
    public YModel(long id, String name, double[] yValues, @Nullable TmfXYAxisDescription yAxis) {
        fId = id;
        fName = name;
        fYValues = yValues;
        fYAxis = yAxis;
    }

    @Override
    public long getId() {
        return fId;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public @Nullable TmfXYAxisDescription getYAxisDescription() {
        return fYAxis;
    }

    @Override
    public double[] getData() {
        return fYValues;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fId, fName, fYAxis) * 31 + Arrays.hashCode(fYValues);
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof YModel other
                && fId == other.fId
                && fName.equals(other.fName)
                && Objects.equals(fYAxis, other.fYAxis)
                && Arrays.equals(fYValues, other.fYValues);
    }

    @Override
    public String toString() {
        return "YModel [id="
                + fId
                + ", name="
                + fName
                + ", values="
                + Arrays.toString(fYValues)
                + ']';
    }
}
