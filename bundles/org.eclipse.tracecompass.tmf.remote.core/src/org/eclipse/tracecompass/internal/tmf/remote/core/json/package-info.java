/** The protocol's JSON as models of data providers. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import org.eclipse.jdt.annotation.NonNullByDefault;
