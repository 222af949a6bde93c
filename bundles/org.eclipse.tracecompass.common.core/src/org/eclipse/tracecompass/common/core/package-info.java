/**
 * The few helpers for null values, collections and streams that the documented API names. Plain
 * Java, no state.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
