/**
 * The models that data providers answer with, and what they have in common: styles, metadata,
 * samplings. See the packages {@code model.tree}, {@code model.timegraph} and {@code model.xy} for
 * the three kinds of pictures.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
